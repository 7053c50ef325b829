import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ownFolder } from "../../contract/template-list.ts";
import { createDataExports } from "../account/send-data.ts";
import { receiveStripe } from "../billing/receive-stripe.ts";
import { sendInvoice } from "../billing/send-invoice.ts";
import { createStatements } from "../billing/send-statement.ts";
import { ownFiles } from "../catalogue/own-files.ts";
import { toldOf } from "../catalogue/template-list.ts";
import { admitCaller } from "../data/caller/admit-caller.ts";
import type { Caller } from "../data/caller/identify-caller.ts";
import type { DataParts } from "../data/data-parts.ts";
import { RequestError } from "../data/request-error.ts";
import { createImports } from "../export/import-route.ts";
import { createExports } from "../export/send-export.ts";
import { BodyError } from "../http/body-error.ts";
import { clientAddress } from "../http/client-address.ts";
import { networkOfAddress } from "../http/network-of-address.ts";
import { readJson } from "../http/read-json.ts";
import { createUpload } from "../pictures/upload-route.ts";
import { createTicketPictures } from "../support/ticket-picture-routes.ts";
import { CommandError } from "./command-error.ts";
import type { CommandParts } from "./command-parts.ts";
import { everyCommand } from "./every-command.ts";
import type { Actor } from "./handle-command.ts";
import { nothingHere, runCommand } from "./run-command.ts";

export type ApiVariables = { Variables: { caller: Caller } };

export type ApiParts = CommandParts & Pick<DataParts, "keys" | "secretKey" | "requestLimits">;

const longestBody = 1024 * 1024;

/**
 * Everything under /api: the product's own commands, each by `POST` at its name (`contract`), and whatever comes
 * or goes as a file: pictures, and whole sites. Whoever calls is known and
 * counted as in the Data API; a refusal is `code`, `message` and perhaps a `hint` and `fields`.
 */
export function apiRoutes(parts: ApiParts): Hono<ApiVariables> {
  const routes = new Hono<ApiVariables>();
  routes.onError((error, context) => {
    if (error instanceof CommandError) {
      return context.json(error.body, error.status as ContentfulStatusCode);
    }
    if (error instanceof BodyError) {
      const code = error.status === 413 ? "too_large" : "invalid_input";
      return context.json({ code, message: error.message }, error.status as ContentfulStatusCode);
    }
    if (!(error instanceof RequestError)) throw error;
    const { status, code, message, hint } = error;
    return context.json(
      { code, message, ...(hint === null ? {} : { hint }) },
      status as ContentfulStatusCode,
    );
  });
  // Stripe has no account: its signature says who it is.
  routes.post("/stripe", (context) => receiveStripe(context, parts));
  // The same for everybody, and from memory.
  routes.get("/templates", async (context) => {
    const { body, hash } = toldOf(await parts.templates.read(), context.req.query("design"));
    context.header("cache-control", "no-cache");
    context.header("etag", `"${hash}"`);
    if (context.req.header("if-none-match")?.includes(hash)) return context.body(null, 304);
    return context.body(body, 200, { "content-type": "application/json; charset=utf-8" });
  });
  const own = ownFiles(parts);
  routes.get("/templates/:file", async (context) => {
    const accepted = context.req.header("accept-encoding");
    const file = await own.read(`${ownFolder}${context.req.param("file")}`, accepted);
    if (!file) return context.notFound();
    const { body, encoding } = file;
    context.header("cache-control", "public, max-age=31536000, immutable");
    context.header("vary", "accept-encoding");
    if (encoding !== "identity") context.header("content-encoding", encoding);
    return context.body(new Uint8Array(body), 200, { "content-type": "application/json; charset=utf-8" });
  });
  routes.use(async (context, next) => {
    context.set("caller", await admitCaller(context, parts));
    await next();
  });
  /** The holder of a session. Throws `not_signed_in`. */
  function actorOf(context: Context<ApiVariables>): Actor {
    const { account, session, role } = context.get("caller");
    if (role !== "authenticated" || account === null || session === null) {
      throw new CommandError("not_signed_in");
    }
    return { id: account, session, network: networkOfAddress(clientAddress(context)) };
  }
  const sendExport = createExports(parts);
  routes.get("/exports/:token", (context) => sendExport(context, context.req.param("token")));
  const sendData = createDataExports(parts);
  routes.get("/my-data/:token", (context) => sendData(context, context.req.param("token")));
  routes.get("/invoices/:id", (context) =>
    sendInvoice(context, parts.database, actorOf(context), context.req.param("id")),
  );
  const sendStatement = createStatements(parts);
  routes.get("/statements/:year", (context) =>
    sendStatement(context, actorOf(context), context.req.param("year")),
  );
  const takeImport = createImports(parts);
  routes.post("/import-site", (context) => takeImport(context, actorOf(context)));
  const upload = createUpload(parts);
  routes.post("/pictures", (context) => upload(context, actorOf(context)));
  const ticketPictures = createTicketPictures(parts);
  routes.post("/ticket-pictures", (context) => ticketPictures.take(context, actorOf(context)));
  routes.get("/ticket-pictures/:id", (context) =>
    ticketPictures.send(context, actorOf(context), context.req.param("id")),
  );
  const handlers = new Map(everyCommand.map((handler) => [handler.command.name, handler]));
  routes.post("/:command", async (context) => {
    const handler = handlers.get(context.req.param("command"));
    if (!handler) throw unknown();
    const actor = actorOf(context);
    const body = await readJson(context, longestBody, handler.holds);
    return context.json((await runCommand(handler, body, actor, parts)) as object);
  });
  routes.all("*", () => {
    throw unknown();
  });
  return routes;
}

function unknown(): RequestError {
  return new RequestError(404, "not_found", nothingHere);
}
