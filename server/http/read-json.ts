import type { Context } from "hono";

/** Why a body was refused; `status` is the HTTP status to answer with. */
export class BodyError extends Error {
  readonly status: 400 | 408 | 413;
  constructor(status: 400 | 408 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

const slowestBody = 10_000;

/**
 * Reads a request's body as JSON: at most `limit` bytes (413, refused by `content-length` or at the byte that is too
 * many), within 10 s (408). An empty body is `{}`; anything that is not JSON throws `BodyError` 400.
 */
export async function readJson(context: Context, limit: number): Promise<unknown> {
  const text = await readText(context, limit);
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new BodyError(400, "The body is not valid JSON.");
  }
}

/**
 * Reads a request's body as UTF-8 text: at most `limit` bytes (413, refused by `content-length` or at the byte that is
 * too many), within 10 s (408). Throws `BodyError`.
 */
export async function readText(context: Context, limit: number): Promise<string> {
  const tooLarge = () => new BodyError(413, `The body is larger than ${limit} bytes.`);
  if (Number(context.req.header("content-length") ?? 0) > limit) throw tooLarge();
  const { body } = context.req.raw;
  if (!body) return "";
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
  return Buffer.concat(chunks).toString("utf8");
}
