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

/** Reads the built file at `path` of `directory` with all that is answered for it. `siteUrl` is the site's own origin. */
export async function readPage(
  directory: string,
  path: string,
  { siteUrl }: { siteUrl: string },
): Promise<ReadPage> {
  const file = join(directory, path);
  const raw = await readFile(file);
  const isText = isCompressible(contentTypeOf(path));
  const isFinal = !isText || !raw.includes(placeholderOrigin);
  const content = isFinal ? raw : Buffer.from(raw.toString().replaceAll(placeholderOrigin, siteUrl));
  const compressed = isText ? await readCompressed(file, content, isFinal) : { br: content, gzip: content };
  const { page, improve } = represent(content, path, compressed, { siteUrl });
  return { page, improve: isFinal ? undefined : improve };
}

/** All that is answered for a text that was not built but stands at `path` like one that was; compressed in haste at first. */
export async function representPage(
  content: Buffer,
  path: string,
  { siteUrl }: { siteUrl: string },
): Promise<{ page: Page; improve: () => Promise<void> }> {
  return represent(content, path, await compressInHaste(content), { siteUrl });
}

function represent(
  content: Buffer,
  path: string,
  { br, gzip }: Record<"br" | "gzip", Buffer>,
  { siteUrl }: { siteUrl: string },
): { page: Page; improve: () => Promise<void> } {
  const contentType = contentTypeOf(path);
  const isText = isCompressible(contentType);
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
  function representOne(body: Buffer, accepted: Encoding, cacheControl: string): Representation {
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
  const representAll = (cacheControl: string) => ({
    br: representOne(br, "br", cacheControl),
    gzip: representOne(gzip, "gzip", cacheControl),
    identity: representOne(content, "identity", cacheControl),
  });
  const cacheControl = cacheControlOf(path);
  const representations = representAll(cacheControl);
  const versioned = versionedFile.test(path) ? representAll(neverChanges) : representations;
  // The etag stays: it is of the text, and parts of a page are not answered.
  const improve = async () => {
    representations.br = representOne(await compressBrotli(content), "br", cacheControl);
  };
  return { page: { representations, versioned }, improve };
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
  return compressInHaste(content);
}

async function compressInHaste(content: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gzip] = await Promise.all([compressBrotli(content, quickQuality), compressGzip(content)]);
  return { br, gzip };
}
