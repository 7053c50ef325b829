import { type Context, Hono } from "hono";
import { answerError } from "./answer/answer-error.ts";
import { callFunction } from "./call-function.ts";
import { admitCaller } from "./caller/admit-caller.ts";
import type { Caller } from "./caller/identify-caller.ts";
import { createCatalogue } from "./catalogue/catalogue.ts";
import { checkProfile } from "./check-profile.ts";
import type { DataParts } from "./data-parts.ts";
import { readTable } from "./read-table.ts";
import { RequestError } from "./request-error.ts";
import { writeTable } from "./write-table.ts";

type DataVariables = { Variables: { caller: Caller } };

/**
 * The Data API: PostgREST's protocol as postgrest-js speaks it, on the tables and functions of schema `public`. A
 * request goes through these stages: who calls (caller/), what is asked (query/, read-*), what there is (catalogue/), the
 * statement (statement/), its run in the caller's name (caller/), the answer (answer/).
 */
export function dataRoutes(dataParts: DataParts): Hono<DataVariables> {
  const routes = new Hono<DataVariables>();
  const parts = { ...dataParts, catalogue: createCatalogue(dataParts.database) };

  routes.onError(answerError);
  routes.use(async (context, next) => {
    context.set("caller", await admitCaller(context, parts));
    checkProfile(context);
    await next();
  });

  routes.get("/rpc/:name", (context) =>
    callFunction(context, context.req.param("name"), context.get("caller"), parts),
  );
  routes.post("/rpc/:name", (context) =>
    callFunction(context, context.req.param("name"), context.get("caller"), parts),
  );
  routes.all("/rpc/:name", ({ req }) => {
    throw new RequestError(405, "PGRST101", `Cannot use the ${req.method} method on RPC`);
  });

  routes.get("/:table", (context) =>
    readTable(context, context.req.param("table"), context.get("caller"), parts),
  );
  const write = (context: Context<DataVariables>) =>
    writeTable(context, context.req.param("table") ?? "", context.get("caller"), parts);
  routes.post("/:table", write);
  routes.patch("/:table", write);
  routes.delete("/:table", write);
  routes.all("/:table", ({ req }) => {
    throw new RequestError(405, "PGRST117", `Unsupported HTTP method: ${req.method}`);
  });

  routes.all("*", () => {
    throw new RequestError(404, "PGRST125", "Invalid path specified in request URL");
  });
  return routes;
}
