/**
 * What the build asks of the templates for scripts that run without them, in the fitting room and in the editor; it runs in Node
 * and no part of it reaches a browser.
 */

// What surrounds every page, for the sheets that it needs.
export { SiteBody } from "../engine/render/site-frame.tsx";
export { everyWorkshop } from "./editor/workshop/every-workshop.ts";
export { everyTheme } from "./start/homes/design-sheets.ts";
export { everyHome } from "./start/homes/every-home.ts";
