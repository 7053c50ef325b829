import { commonHeaders, plainHeaders } from "../http/security-headers.ts";
import { isCompressible } from "../pages/content-types.ts";
import type { Encoding } from "../pages/encodings.ts";
import { etagOf, filePolicy, mayChange, neverChanges } from "../pages/read-page.ts";
import type { Representation } from "../pages/send-representation.ts";
import type { BuildFile, StoredBytes } from "./read-site.ts";

const html = "text/html";

export type SiteHeaders = {
  /** What a file is answered with. `isVersioned`: its version was asked for. */
  represent: (file: BuildFile, stored: StoredBytes, isVersioned: boolean) => Representation;
  /** What is told of a file to whoever has it already, in this coding: its bytes need not be known. */
  unchanged: (file: BuildFile, encoding: Encoding, isVersioned: boolean) => string[];
  /** Headers of what has no body. */
  bodiless: Record<string, string>;
  /** What every answer carries. */
  common: Record<string, string>;
};

/** The headers of sites on https, or not: nothing of the app's, and of HSTS what binds this host alone. */
export function createSiteHeaders({ https }: { https: boolean }): SiteHeaders {
  const hsts: Record<string, string> = https ? { "strict-transport-security": "max-age=63072000" } : {};
  const common = { ...commonHeaders({ https: false }), ...hsts };
  const always = Object.entries(common).flat();
  const unchanged: SiteHeaders["unchanged"] = (file, encoding, isVersioned) => {
    const { contentType, policy, sha256 } = file;
    const headers = [
      ...always,
      "content-type",
      contentType,
      "content-security-policy",
      policy ?? filePolicy,
      "cache-control",
      cacheControlOf(file, isVersioned),
      "etag",
      etagOf(sha256, encoding),
    ];
    if (isCompressible(contentType)) headers.push("vary", "accept-encoding");
    if (encoding !== "identity") headers.push("content-encoding", encoding);
    return headers;
  };
  return {
    represent: (file, { encoding, bytes }, isVersioned) => ({
      body: bytes,
      etag: etagOf(file.sha256, encoding),
      headers: [...unchanged(file, encoding, isVersioned), "content-length", String(bytes.byteLength)],
    }),
    unchanged,
    bodiless: { ...plainHeaders({ https: false }), ...hsts, "content-length": "0" },
    common,
  };
}

/** Whether a file is a page that people look at. */
export function isPage({ contentType }: BuildFile): boolean {
  return contentType.startsWith(html);
}

function cacheControlOf(file: BuildFile, isVersioned: boolean): string {
  const { isImmutable } = file;
  if (isPage(file)) return "no-cache";
  return isImmutable || isVersioned ? neverChanges : mayChange;
}

/** The coding that a file can have for whoever prefers this one: what is compressed by itself has none. */
export function encodingOf({ contentType }: BuildFile, preferred: Encoding): Encoding {
  return isCompressible(contentType) ? preferred : "identity";
}
