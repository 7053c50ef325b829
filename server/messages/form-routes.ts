import { Hono } from "hono";
import { BodyError } from "../http/body-error.ts";
import { clientAddress } from "../http/client-address.ts";
import { type RequestLimits, TooManyRequestsError } from "../http/request-limits.ts";
import { formPagePolicy } from "../previews/form-page.ts";
import { originOf } from "./receive-message.ts";

type Parts = {
  requestLimits: RequestLimits;
  /** The page that says why something is not taken. */
  refusedPage: (why: string) => string;
  words: Readonly<Record<"often" | "elsewhere" | "notAForm", string>>;
  /** What every answer says besides. */
  headers?: Readonly<Record<string, string>>;
};

/** Routes of a form that is a page of the studio's own: who asks too often, and what no form of ours sends, is answered already. */
export function formRoutes({ requestLimits, refusedPage, words, headers = {} }: Parts): Hono {
  const routes = new Hono();
  const said = {
    "content-security-policy": formPagePolicy,
    "x-robots-tag": "noindex, nofollow",
    ...headers,
  };
  routes.use(async (context, next) => {
    for (const [name, value] of Object.entries(said)) context.header(name, value);
    requestLimits.countNetwork(clientAddress(context));
    if (context.req.method === "POST" && originOf(context.req.raw) === "elsewhere") {
      return context.html(refusedPage(words.elsewhere), 403);
    }
    return next();
  });
  routes.onError((error, context) => {
    if (error instanceof BodyError) {
      return context.html(refusedPage(words.notAForm), error.status === 413 ? 413 : 400);
    }
    if (!(error instanceof TooManyRequestsError)) throw error;
    context.header("retry-after", String(error.retryAfterSeconds));
    return context.html(refusedPage(words.often), 429);
  });
  return routes;
}
