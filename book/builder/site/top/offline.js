// Where there is no network, only what is kept on this device is worth a link.
caches.keys().then((names) => {
  for (const link of document.querySelectorAll("[data-kept]"))
    link.hidden = !names.some((name) => name.endsWith(new URL("./", link.href).href));
}).catch(() => { /* then all are offered */ });
