import type { LinkDescriptor } from "react-router";

/** Links that fetch `files` (addresses of WOFF2 fonts) beside the page rather than after its style sheet. */
export function preloadFonts(files: readonly string[]): LinkDescriptor[] {
  return files.map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  }));
}
