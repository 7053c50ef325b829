import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { posix, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { commonHeaders, pagePolicy } from "../http/security-headers.ts";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import { listFiles } from "./list-files.ts";

/** Stands in built files where the site's own origin belongs, which only the running server knows. */
const placeholderOrigin = "https://site.invalid";
const neverChanges = "public, max-age=31536000, immutable";
const encodings = ["br", "gzip", "identity"] as const;

type Encoding = (typeof encodings)[number];
/** `headers` is flat, name then value, as `writeHead` takes it fastest. */
type Representation = { body: Buffer; headers: string[] };
type Page = { etags: Record<Encoding, string>; representations: Record<Encoding, Representation> };

/** What a page is asked with: of Node's request the parts that decide. */
export type PageRequest = Pick<IncomingMessage, "method" | "url" | "headers">;

/**
 * Answers GET and HEAD for the built files from memory; everything else is 404 (unknown path) or 405 (other method).
 * Speaks to Node directly: a page costs a third of what it does through web-standard request and response objects.
 */
export type Pages = (request: PageRequest, response: ServerResponse) => void;

export class BuildMissingError extends Error {}

/**
 * Reads the built site from `directory` into memory and answers from there, compressed ahead of time. `siteUrl` (an
 * origin) takes the place of the placeholder in every text. Throws `BuildMissingError` when nothing has been built.
 */
export async function loadPages(directory: string, { siteUrl }: { siteUrl: string }): Promise<Pages> {
  const pages = new Map<string, Page>();
  const https = siteUrl.startsWith("https:");
  for (const file of await listFiles(directory)) {
    const path = relative(directory, file).split(sep).join(posix.sep);
    if (path.endsWith(".br") || path.endsWith(".gz") || path === "__spa-fallback.html") continue;
    pages.set(addressOf(path), await readPage(file, path, { siteUrl, https }));
  }
  const notFound = pages.get("/404");
  if (!notFound) throw new BuildMissingError(`nothing is built in ${directory}: run npm run build`);
  pages.delete("/404");
  return (request, response) => answer(pages, notFound, request, response);
}

function answer(
  pages: ReadonlyMap<string, Page>,
  notFound: Page,
  { method, url = "/", headers }: PageRequest,
  response: ServerResponse,
): void {
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  const queryAt = url.indexOf("?");
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const page = pages.get(path);
  const encoding = preferredEncoding(headers["accept-encoding"]);
  if (!page) {
    const withoutSlash = path.replace(/\/+$/, "");
    if (withoutSlash !== path && pages.has(withoutSlash)) {
      response.writeHead(308, { location: withoutSlash + url.slice(path.length) }).end();
      return;
    }
    send(response, 404, notFound.representations[encoding], method);
    return;
  }
  const representation = page.representations[encoding];
  if (headers["if-none-match"]?.includes(page.etags[encoding])) {
    response.writeHead(304, representation.headers).end();
    return;
  }
  send(response, 200, representation, method);
}

function send(
  response: ServerResponse,
  status: number,
  { body, headers }: Representation,
  method: string,
): void {
  response.writeHead(status, headers);
  if (method === "HEAD") response.end();
  else response.end(body);
}

/** RFC 9110 12.5.3, as far as it decides between what is here: a coding with `q=0` is refused, the best known wins. */
function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== "string") return "identity";
  const accepted = header
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
}

function addressOf(path: string): string {
  if (path === "index.html") return "/";
  return `/${path.replace(/\/index\.html$/, "")}`;
}

async function readPage(
  file: string,
  path: string,
  { siteUrl, https }: { siteUrl: string; https: boolean },
): Promise<Page> {
  const contentType = contentTypeOf(path);
  const raw = await readFile(file);
  const isText = isCompressible(contentType);
  const text = isText ? raw.toString("utf8") : undefined;
  const isHashed = path.startsWith("assets/");
  const content = text?.includes(placeholderOrigin)
    ? Buffer.from(text.replaceAll(placeholderOrigin, siteUrl))
    : raw;
  const etag = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const shared = {
    "content-type": contentType,
    "cache-control": isHashed ? neverChanges : path.endsWith(".html") ? "no-cache" : "public, max-age=3600",
    ...commonHeaders({ https }),
    ...(contentType.startsWith("text/html")
      ? { "content-security-policy": pagePolicy(content.toString("utf8"), { https }) }
      : {
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        }),
  };
  const etagOf = (encoding: Encoding) => `"${etag}-${encoding}"`;
  function represent(body: Buffer, encoding: Encoding): Representation {
    const headers = {
      ...shared,
      "content-length": String(body.byteLength),
      etag: etagOf(encoding),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      ...(isText ? { vary: "accept-encoding" } : {}),
    };
    return { body, headers: Object.entries(headers).flat() };
  }
  const identity = represent(content, "identity");
  if (!isText) {
    const same = etagOf("identity");
    return {
      etags: { br: same, gzip: same, identity: same },
      representations: { br: identity, gzip: identity, identity },
    };
  }
  const [br, gz] = await Promise.all([
    readCompressed(`${file}.br`, content === raw, () => compressBrotli(content)),
    readCompressed(`${file}.gz`, content === raw, () => promisify(gzip)(content, { level: 9 })),
  ]);
  return {
    etags: { br: etagOf("br"), gzip: etagOf("gzip"), identity: etagOf("identity") },
    representations: { br: represent(br, "br"), gzip: represent(gz, "gzip"), identity },
  };
}

/** The build compresses what it can; a text that took the site's origin only now is compressed here. */
async function readCompressed(
  file: string,
  isUnchanged: boolean,
  compress: () => Promise<Buffer>,
): Promise<Buffer> {
  if (!isUnchanged) return compress();
  try {
    return await readFile(file);
  } catch {
    return compress();
  }
}

/** Brotli at its best, as a text of `content` (UTF-8). */
export function compressBrotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}
