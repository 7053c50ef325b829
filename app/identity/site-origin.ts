/**
 * Stands for the site's own origin in absolute addresses of prerendered pages: the real one is known only when the
 * server starts, which puts it in.
 */
export const siteOrigin = "https://site.invalid";
