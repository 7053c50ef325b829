import type { Database } from "../db/database.ts";
import { compressBrotli, compressGzip, quickQuality } from "../pages/compress.ts";
import { isCompressible } from "../pages/content-types.ts";
import { preferredEncoding } from "../pages/encodings.ts";
import { locateFile } from "../pages/locate-file.ts";
import { filePolicy } from "../pages/read-page.ts";
import { sharedFiles } from "../publishing/shared-files.ts";
import type { SiteFile } from "../publishing/site-file.ts";
import { pathOf } from "../serving/answer-site.ts";
import { readBlob } from "../serving/read-site.ts";
import type { DrawnSite } from "./drawn-sites.ts";
import { withBar } from "./preview-bar.ts";
import type { PreviewLink, Visit } from "./preview-link.ts";
import type { Exchange } from "./preview-request.ts";

type Looked = { link: PreviewLink; visit: Visit; drawn: DrawnSite };

/** What has its content in its name: it may be kept by the one browser that it was answered to. */
const lasting = "private, max-age=31536000, immutable";

/** Answers with a page of the preview, the bar above it, or with a file that its pages ask for. */
export async function answerFile(exchange: Exchange, looked: Looked, database: Database): Promise<void> {
  const { request, response, headers, notify } = exchange;
  const { url = "/" } = request;
  const located = locateFile(url, looked.drawn.shelf);
  if (located.kind === "moved") {
    response.writeHead(308, { ...headers, location: located.location, "content-length": "0" }).end();
    return;
  }
  if (located.kind === "found" && located.file.policy === undefined) {
    const { bytes, contentType, isImmutable } = located.file;
    return send(exchange, 200, Buffer.from(bytes), contentType, isImmutable ? lasting : undefined);
  }
  if (located.kind === "missing") {
    const shared = await readShared(database, pathOf(url));
    if (shared) return send(exchange, 200, shared.bytes, shared.contentType, lasting);
  }
  const { file } = located;
  if (!file?.policy) return notify(request, response, 404, "unknown");
  const { html, policy } = pageWithBar(file, file.policy, looked);
  await send(
    { ...exchange, headers: { ...headers, "content-security-policy": policy } },
    located.kind === "found" ? 200 : 404,
    Buffer.from(html),
    file.contentType,
  );
}

function pageWithBar({ bytes, path }: SiteFile, policy: string, { link, visit, drawn }: Looked) {
  return withBar(new TextDecoder().decode(bytes), policy, {
    site: link.name,
    version: link.version,
    savedAt: drawn.savedAt,
    expiresAt: link.expiresAt,
    // What there is not has no section to speak of.
    mayComment: link.mayComment && drawn.shelf.files.has(path),
    path,
    visitor: visit.name,
  });
}

/** What sites share: fonts and pictures of designs, and pictures of customers. */
async function readShared(
  database: Database,
  path: string,
): Promise<{ bytes: Buffer; contentType: string } | undefined> {
  if (!/^\/(?:fonts|pictures|media)\/[\w/.-]+\.\w+$/.test(path)) return undefined;
  const { files } = await sharedFiles(database, [path]);
  const [found] = files;
  if (!found) return undefined;
  const bytes = found.read
    ? await found.read()
    : (await readBlob(database, found.sha256, ["identity"]))?.bytes;
  return bytes && { bytes, contentType: found.contentType };
}

async function send(
  { request, response, headers }: Exchange,
  status: number,
  bytes: Buffer,
  contentType: string,
  caching?: string,
): Promise<void> {
  const preferred = preferredEncoding(request.headers["accept-encoding"]);
  const encoding = isCompressible(contentType) ? preferred : "identity";
  const body =
    encoding === "br"
      ? await compressBrotli(bytes, quickQuality)
      : encoding === "gzip"
        ? await compressGzip(bytes)
        : bytes;
  response.writeHead(status, {
    "content-security-policy": filePolicy,
    ...headers,
    "content-type": contentType,
    "content-length": String(body.byteLength),
    vary: "accept-encoding, cookie",
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    ...(caching && { "cache-control": caching }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
