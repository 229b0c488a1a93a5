// node unused_styles.mjs '{"css": [...], "content": [...]}': leaves in these style sheets what these pages, forms and scripts use.
import { writeFileSync } from "node:fs";
import { PurgeCSS } from "purgecss";

const { css, content } = JSON.parse(process.argv[2]);
// The icon font gives way to icons.css; purgecss takes its face for used in all sheets but the first.
const ICON_FONT = /@font-face\s*\{[^}]*Font Awesome[^}]*\}/g;
const purged = await new PurgeCSS().purge({ css, content, fontFace: true, keyframes: true, blocklist: [/^fa-?/] });
for (const { file, css: kept } of purged) writeFileSync(file, kept.replace(ICON_FONT, ""));
