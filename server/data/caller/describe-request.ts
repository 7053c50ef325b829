import type { Context } from "hono";

/** What the database may be asked about a request: `headers` is JSON, its names in lower case. */
export type RequestDescription = { method: string; path: string; headers: string };

/** What proves who calls: functions have its claims, and no other use for it than to give it away. */
const secrets = new Set(["authorization", "apikey", "cookie", "proxy-authorization"]);

/** Where the Data API is mounted; PostgREST knows paths without it. */
const mount = "/rest/v1";

/**
 * The request as `request.method`, `request.path` and `request.headers` describe it to functions and policies. PostgREST
 * leaves out cookies; here the headers that carry a token or a key are left out with them.
 */
export function describeRequest({ req }: Context): RequestDescription {
  const headers: Record<string, string> = {};
  for (const [name, value] of req.raw.headers) if (!secrets.has(name)) headers[name] = value;
  return {
    method: req.method,
    path: req.path.startsWith(mount) ? req.path.slice(mount.length) : req.path,
    headers: JSON.stringify(headers),
  };
}
