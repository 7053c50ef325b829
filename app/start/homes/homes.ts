/** What the build of the fitting room asks of the templates; it runs in Node and no part of it reaches a browser. */

// What surrounds every page, for the sheets that it needs.
export { SiteBody } from "../../../engine/render/site-frame.tsx";
export { everyTheme } from "./design-sheets.ts";
export { everyHome } from "./every-home.ts";
