import gloock from "./gloock.woff2?url";
import instrumentSans from "./instrument-sans.woff2?url";

/**
 * The two files that every page of the agency itself needs for its first paint. The larger one first: it takes the
 * connection that the page came by, which is warm already.
 */
export const criticalFonts = [instrumentSans, gloock];
