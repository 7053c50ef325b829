import type { Context } from "hono";
import { RequestError } from "./request-error.ts";

/** How rows are answered: as an array, or as the one object that there must be. */
export type Format = { single: boolean; stripNulls: boolean; contentType: string };

const types = new Map([
  ["*/*", "application/json; charset=utf-8"],
  ["application/*", "application/json; charset=utf-8"],
  ["application/json", "application/json; charset=utf-8"],
  ["application/vnd.pgrst.array+json", "application/vnd.pgrst.array+json; charset=utf-8"],
  ["application/vnd.pgrst.object+json", "application/vnd.pgrst.object+json; charset=utf-8"],
]);

/**
 * The first media type of `Accept` that can be answered. Throws `RequestError` PGRST107 (406) when there is none:
 * CSV, GeoJSON and query plans are not offered.
 */
export function readFormat(context: Context): Format {
  const accept = context.req.header("accept") ?? "*/*";
  for (const range of accept.split(",", 20)) {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const contentType = types.get(type);
    if (contentType === undefined) continue;
    return {
      single: type === "application/vnd.pgrst.object+json",
      stripNulls: type.includes("vnd.pgrst") && parameters.includes("nulls=stripped"),
      contentType,
    };
  }
  throw new RequestError(406, "PGRST107", `None of these media types are available: ${accept}`);
}
