import { Hono } from "hono";
export function authRoutes(_parts: object): Hono {
  return new Hono();
}
