// The entry of `build/renderer`: all that the server knows of how sites are drawn.
export type { Destination } from "./draw-page.tsx";
export { drawSite } from "./draw-site.ts";
export { sheetTexts } from "./sheets.ts";
export { SiteError } from "./site-error.ts";
