import type { MiddlewareHandler } from "hono";

export const longestUrl = 8 * 1024;

/** What the largest body of any API may be; each API has a limit of its own below it (`readJson`). */
const largestBody = 1024 * 1024;

/** Where files are sent, whose routes limit them: to Supabase, pictures (`server/pictures`), and whole sites (`server/export`). */
const uploads = ["/storage/v1/", "/api/pictures", "/api/import-site"];

/** Refuses a URL of more than 8 KB with 414, and a body that says it is over 1 MB with 413, before anything looks at them. */
export function limitRequest(): MiddlewareHandler {
  return async ({ req, json }, next) => {
    if (req.url.length > longestUrl) {
      return json({ code: 414, error_code: "validation_failed", msg: "The address is too long." }, 414);
    }
    if (
      Number(req.header("content-length") ?? 0) > largestBody &&
      !uploads.some((begin) => req.path.startsWith(begin))
    ) {
      return json({ code: 413, error_code: "request_too_large", msg: "The body is larger than 1 MB." }, 413);
    }
    return next();
  };
}
