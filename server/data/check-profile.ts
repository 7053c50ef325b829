import type { Context } from "hono";
import { RequestError } from "./request-error.ts";

/** Refuses with PGRST106 (406) a request for another schema than `public`, the only one that is served. */
export function checkProfile(context: Context): void {
  const reads = context.req.method === "GET" || context.req.method === "HEAD";
  const schema = context.req.header(reads ? "accept-profile" : "content-profile");
  if (schema === undefined || schema === "public") return;
  throw new RequestError(406, "PGRST106", `Invalid schema: ${schema}`, {
    hint: "Only the following schemas are exposed: public",
  });
}
