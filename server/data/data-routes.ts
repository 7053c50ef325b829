import { Hono } from "hono";
export function dataRoutes(_parts: object): Hono {
  return new Hono();
}
