import { setImmediate } from "node:timers/promises";
import type { Context } from "hono";
import { BodyError } from "./body-error.ts";
import { type SplitJson, splitJson, type Weight } from "./split-json.ts";

const slowestBody = 10_000;

/** Characters of a text that is cut and read without a breath between. */
const longestAtOnce = 64 * 1024;

/**
 * Reads a request's body as JSON: at most `limit` bytes (413, refused by `content-length` or at the byte that is too
 * many) and as many values as can be read at once, or as many as `most` says (413, before any is made), within 10 s (408). An empty body is `{}`;
 * anything that is not JSON throws `BodyError` 400.
 */
export async function readJson(context: Context, limit: number, most?: Weight): Promise<unknown> {
  const text = await readText(context, limit);
  if (text.trim() === "") return {};
  const { pieces } = splitJson(text, most);
  if (pieces.length > 1) throw new BodyError(413, "The body holds too many values.");
  return parse(text);
}

/**
 * Makes the items of a JSON text that `splitJson` cut: those of its list, or the one that it is, a piece at a time with a
 * breath between two, in which other requests go on. Throws `BodyError` 400 at the piece that is not JSON.
 */
export async function* readItems(text: string, { isList, pieces }: SplitJson): AsyncGenerator<unknown[]> {
  for (const [index, { start, end, items }] of pieces.entries()) {
    if (index > 0 || text.length > longestAtOnce) await setImmediate();
    const read = isList ? parse(`[${text.slice(start, end)}]`) : [parse(text)];
    // A list cut where nothing stands, as `[1,]` is, can have a piece that is JSON and holds too little.
    if (!Array.isArray(read) || read.length !== items) throw notJson();
    yield read;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

function notJson(): BodyError {
  return new BodyError(400, "The body is not valid JSON.");
}

/**
 * Reads a request's body as UTF-8 text: at most `limit` bytes (413, refused by `content-length` or at the byte that is
 * too many), within 10 s (408). Throws `BodyError`.
 */
export async function readText(context: Context, limit: number): Promise<string> {
  return (await readBytes(context.req.raw, limit)).toString("utf8");
}

/** The same as bytes. */
export async function readBytes({ headers, body }: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new BodyError(413, `The body is larger than ${limit} bytes.`);
  if (Number(headers.get("content-length") ?? 0) > limit) throw tooLarge();
  if (!body) return Buffer.alloc(0);
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyError(408, "The body did not arrive in time.")), slowestBody);
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), timeout]);
      if (done) break;
      size += value.byteLength;
      if (size > limit) throw tooLarge();
      chunks.push(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
}
