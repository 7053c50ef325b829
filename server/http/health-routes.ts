import { Hono } from "hono";
import type { Database } from "../db/database.ts";

/** `GET /healthz`: 200 only when the database answers, 503 (from the error handler) otherwise. */
export function healthRoutes({ database }: { database: Database }): Hono {
  const routes = new Hono();
  routes.get("/", async (context) => {
    await database.pool.query("select 1");
    return context.json({ status: "ok" });
  });
  return routes;
}
