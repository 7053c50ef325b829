import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { inlineHash } from "../http/security-headers.ts";
import { type Encoding, preferredEncoding } from "../pages/encodings.ts";
import { type NoticeKind, type NoticeWords, notices } from "./notice-content.ts";
import { noticeFigure } from "./notice-figure.ts";
import { noticeStyle } from "./notice-style.ts";

/** Answers any request with a page that says why there is nothing else. */
export type SendNotice = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  kind: NoticeKind,
) => void;

const policy = [
  "default-src 'none'",
  `style-src ${inlineHash(noticeStyle)}`,
  "font-src data:",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Seconds after which it is worth asking again. */
const retryAfter: Partial<Record<NoticeKind, number>> = { paused: 3_600, busy: 2 };

/** Makes the pages of all notices; `headers` are what every answer carries. */
export function createNotices(headers: Record<string, string>): SendNotice {
  const kinds = Object.keys(notices) as NoticeKind[];
  const pages = Object.fromEntries(kinds.map((kind) => [kind, represent(kind, headers)])) as Record<
    NoticeKind,
    ReturnType<typeof represent>
  >;
  return (request, response, status, kind) => {
    const { body, headers } = pages[kind][preferredEncoding(request.headers["accept-encoding"])];
    response.writeHead(status, headers);
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

function represent(kind: NoticeKind, headers: Record<string, string>) {
  const retry = retryAfter[kind];
  const identity = Buffer.from(noticePage(kind));
  const as = (encoding: Encoding, body: Buffer) => ({
    body,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      vary: "accept-encoding",
      "content-length": String(body.byteLength),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      ...(retry !== undefined && { "retry-after": String(retry) }),
    },
  });
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    identity: as("identity", identity),
    gzip: as("gzip", gzipSync(identity)),
    br: as("br", brotliCompressSync(identity, quick)),
  };
}

/** The page of one notice, a whole document that asks for nothing else. */
function noticePage(kind: NoticeKind): string {
  const { title, text, signature }: NoticeWords = notices[kind];
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,">',
    `<title>${title}</title><style>${noticeStyle}</style></head>`,
    `<body><main>${noticeFigure(kind)}<h1>${title}</h1></main>`,
    `<footer><p>${text}</p>${signature ? `<b>${signature}</b>` : ""}</footer></body></html>`,
  ].join("");
}
