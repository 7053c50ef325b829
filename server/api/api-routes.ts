import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { admitCaller } from "../data/caller/admit-caller.ts";
import type { Caller } from "../data/caller/identify-caller.ts";
import type { DataParts } from "../data/data-parts.ts";
import { RequestError } from "../data/request-error.ts";

export type ApiVariables = { Variables: { caller: Caller } };

/**
 * Everything under /api, where the product's own commands have their place; there is none yet. Whoever calls is known
 * and counted as in the Data API; a refusal is `code`, `message` and perhaps a `hint`.
 */
export function apiRoutes(
  parts: Pick<DataParts, "keys" | "secretKey" | "requestLimits">,
): Hono<ApiVariables> {
  const routes = new Hono<ApiVariables>();
  routes.onError((error, context) => {
    if (!(error instanceof RequestError)) throw error;
    const { status, code, message, hint } = error;
    return context.json(
      { code, message, ...(hint === null ? {} : { hint }) },
      status as ContentfulStatusCode,
    );
  });
  routes.use(async (context, next) => {
    context.set("caller", await admitCaller(context, parts));
    await next();
  });
  routes.all("*", () => {
    throw new RequestError(404, "not_found", "There is nothing at this address.");
  });
  return routes;
}
