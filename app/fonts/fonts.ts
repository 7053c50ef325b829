import gloock from "./gloock.woff2?url";
import instrumentSans from "./instrument-sans.woff2?url";

/** The two files that every page of the agency itself needs for its first paint. */
export const criticalFonts = [gloock, instrumentSans];
