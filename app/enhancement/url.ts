/**
 * Where a page without React finds the enhancement script. In development Vite serves the source; the build
 * writes the script beside the other assets and replaces this address with its hashed name.
 */
export const enhancementUrl = import.meta.env.DEV
  ? "/app/enhancement/enhancement.ts"
  : "/assets/enhancement.js";

/** The same for the pages of a site that have the site's script. */
export const siteEnhancementUrl = import.meta.env.DEV
  ? "/engine/enhancement/site-enhancement.ts"
  : "/assets/site-enhancement.js";
