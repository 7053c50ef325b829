import { Hono } from "hono";
import { forwardRequest } from "./forward-request.ts";
import type { Upstream } from "./upstream.ts";

/**
 * Hands every request on to the Supabase at `url`, under the path it came with, and its answer back as it comes: the
 * browser keeps one origin. The publishable key is added where the browser sent no `apikey`. A Supabase that cannot be
 * reached is answered with 503, one that says nothing for `timeout` milliseconds with 504.
 */
export function proxyRoutes({
  url,
  publishableKey,
  timeout = 30_000,
}: {
  url: string;
  publishableKey: string;
  timeout?: number;
}): Hono {
  const upstream: Upstream = { base: new URL(url), publishableKey, timeout };
  const routes = new Hono();
  routes.all("*", (context) => forwardRequest(context, upstream));
  return routes;
}
