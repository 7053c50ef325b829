import { Hono } from "hono";
import type { Database } from "../db/database.ts";
import { createProbe } from "../db/probe-database.ts";

/**
 * `GET /healthz`: 200 only when the database answers and has room to write, else 503 (from the error handler) within 5 s.
 */
export function healthRoutes({ database }: { database: Database }): Hono {
  const probe = createProbe(database);
  const routes = new Hono();
  routes.get("/", async (context) => {
    await probe();
    return context.json({ status: "ok" });
  });
  return routes;
}
