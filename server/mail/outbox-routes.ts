import { Hono } from "hono";
export function outboxRoutes(_parts: object): Hono {
  return new Hono();
}
