import type { IncomingMessage, ServerResponse } from "node:http";
import type { SigningKeys } from "../auth/session/signing-keys.ts";
import type { Database } from "../db/database.ts";
import { keysBody } from "../receipts/keys-body.ts";
import { readReceipt } from "../receipts/read-receipt.ts";
import { keysPath, receiptPath } from "../receipts/receipt.ts";
import { createByteCache } from "./byte-cache.ts";
import { joinReads } from "./join-reads.ts";
import type { SiteHeaders } from "./represent-file.ts";
import type { LiveSite } from "./site-state.ts";

/** Bytes of receipts that are kept in memory. */
const room = 1024 * 1024;

/** Answers for what the studio says of a site under the site's own name. */
export type AnswerWellKnown = (
  request: IncomingMessage,
  response: ServerResponse,
  site: LiveSite,
  path: string,
) => Promise<void>;

/** Whether `path` is the studio's on every site, whatever files the site has. */
export function isWellKnown(path: string): boolean {
  return path === receiptPath || path === keysPath;
}

export function createWellKnown(
  database: Database,
  keys: SigningKeys,
  headers: Pick<SiteHeaders, "bodiless">,
): AnswerWellKnown {
  // A build never changes, and neither does its receipt: none is kept as an empty text.
  const kept = createByteCache<string>(room);
  const reads = joinReads(
    async (build) => (await readReceipt(database, build)) ?? "",
    (build, text) => kept.set(build, text, text.length),
  );
  return async (request, response, { build }, path) => {
    const isKeys = path === keysPath;
    const text = isKeys ? await keysBody(keys) : (kept.get(build) ?? (await reads.read(build)));
    if (text === "") {
      response.writeHead(404, headers.bodiless).end();
      return;
    }
    const body = Buffer.from(text);
    response.writeHead(200, {
      ...headers.bodiless,
      "content-type": "application/json; charset=utf-8",
      "cache-control": isKeys ? "public, max-age=600" : "no-cache",
      "content-length": String(body.byteLength),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}
