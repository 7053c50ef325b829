import type * as ThemeCss from "./theme-css.ts";

/**
 * Stands for theme-css.ts in scripts for the browser. A page brings the CSS and the fonts of its theme, and the names of
 * its scripts, as HTML, where React leaves them alone, so that their making, and the list of all families, need not come
 * along.
 */
export const themeCss: typeof ThemeCss.themeCss = () => "";
export const themeFonts: typeof ThemeCss.themeFonts = () => [];
export const scriptNames: typeof ThemeCss.scriptNames = () => undefined;
