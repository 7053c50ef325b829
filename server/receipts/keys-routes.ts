import { Hono } from "hono";
import type { SigningKeys } from "../auth/session/signing-keys.ts";
import { keysBody } from "./keys-body.ts";

/** The keys of receipts under the studio's own name, for whoever does not want to ask a site for its own. */
export function keysRoutes(keys: SigningKeys): Hono {
  const routes = new Hono();
  routes.get("/", async (context) => {
    context.header("cache-control", "public, max-age=600");
    return context.body(await keysBody(keys), 200, { "content-type": "application/json; charset=utf-8" });
  });
  return routes;
}
