import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { commonHeaders, pagePolicy } from "../http/security-headers.ts";
import { placeholderOrigin } from "./addresses.ts";
import { compressBrotli, compressGzip, quickQuality } from "./compress.ts";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import type { Encoding } from "./encodings.ts";
import type { Representation } from "./send-representation.ts";

export const neverChanges = "public, max-age=31536000, immutable";

/** What may change is asked for again after this, where it is no page. */
export const mayChange = "public, max-age=3600";

/** The policy of what is no page. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** What asks for these files names their version in the query: `?v=3fa2c81b`. */
const versionedFile = /^(pictures|fonts)\//;

export type Page = {
  representations: Record<Encoding, Representation>;
  /** What is answered when a version is asked for. Where files have none, `representations` itself. */
  versioned: Record<Encoding, Representation>;
};

export type ReadPage = {
  page: Page;
  /** Compresses better what was compressed in haste; undefined where all is at its best. */
  improve: (() => Promise<void>) | undefined;
};

/**
 * Reads the built file at `path` of `directory` with all that is answered for it. `siteUrl` is the site's own origin; `change` makes
 * another text of the built one.
 */
export async function readPage(
  directory: string,
  path: string,
  { siteUrl, change }: { siteUrl: string; change?: (text: string) => string },
): Promise<ReadPage> {
  const file = join(directory, path);
  const raw = await readFile(file);
  const contentType = contentTypeOf(path);
  const isText = isCompressible(contentType);
  const isFinal = !isText || !(change || raw.includes(placeholderOrigin));
  const make = (text: string) => (change ? change(text) : text).replaceAll(placeholderOrigin, siteUrl);
  const content = isFinal ? raw : Buffer.from(make(raw.toString()));
  const hash = createHash("sha256").update(content).digest();
  const https = siteUrl.startsWith("https:");
  const headers = {
    "content-type": contentType,
    ...commonHeaders({ https }),
    "content-security-policy": contentType.startsWith("text/html")
      ? pagePolicy(content.toString(), { https })
      : filePolicy,
    ...(isText && { vary: "accept-encoding" }),
  };
  function represent(body: Buffer, accepted: Encoding, cacheControl: string): Representation {
    const encoding = isText ? accepted : "identity";
    const etag = etagOf(hash, encoding);
    const all = {
      ...headers,
      "cache-control": cacheControl,
      "content-length": String(body.byteLength),
      etag,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    };
    return { body, etag, headers: Object.entries(all).flat() };
  }
  const { br, gzip } = isText ? await readCompressed(file, content, isFinal) : { br: content, gzip: content };
  const representAll = (cacheControl: string) => ({
    br: represent(br, "br", cacheControl),
    gzip: represent(gzip, "gzip", cacheControl),
    identity: represent(content, "identity", cacheControl),
  });
  const cacheControl = cacheControlOf(path);
  const representations = representAll(cacheControl);
  const versioned = versionedFile.test(path) ? representAll(neverChanges) : representations;
  // The etag stays: it is of the text, and parts of a page are not answered.
  const improve = async () => {
    representations.br = represent(await compressBrotli(content), "br", cacheControl);
  };
  return { page: { representations, versioned }, improve: isFinal ? undefined : improve };
}

/** The ETag of a text whose SHA-256 is `hash`, in this coding. */
export function etagOf(hash: Buffer, encoding: Encoding): string {
  return `"${hash.toString("base64url").slice(0, 22)}-${encoding}"`;
}

function cacheControlOf(path: string): string {
  if (path.startsWith("assets/")) return neverChanges;
  return path.endsWith(".html") ? "no-cache" : mayChange;
}

/** The build compresses what is final; what took the site's origin only now is compressed here, in haste. */
async function readCompressed(
  file: string,
  content: Buffer,
  isFinal: boolean,
): Promise<{ br: Buffer; gzip: Buffer }> {
  try {
    if (isFinal) return { br: await readFile(`${file}.br`), gzip: await readFile(`${file}.gz`) };
  } catch {
    // built without the second step
  }
  const [br, gzip] = await Promise.all([compressBrotli(content, quickQuality), compressGzip(content)]);
  return { br, gzip };
}
