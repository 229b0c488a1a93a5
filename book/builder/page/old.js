// Stand-ins for what a browser may lack: nothing is watched there, and all other scripts run.
for (const name of ["ResizeObserver", "IntersectionObserver"])
  window[name] ??= class { observe() {} unobserve() {} disconnect() {} };
window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
