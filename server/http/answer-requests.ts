import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import { appPrefixes } from "../app.ts";
import { longestUrl } from "./limit-request.ts";
import { createRefuse } from "./refusal.ts";

/** Answers a request of Node's, or hands it on. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** What Hono's `fetch` is: answers a web-standard request, given Node's own pair beside it. */
export type AppFetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/**
 * One handler of the app and of all that is not computed: `others` (built pages, or Vite in development) gets every
 * address that does not begin like the app's. Too long an address goes to the app too, which refuses it. What cannot be
 * made a URL of, such as a host with a space in it, is refused with 400.
 */
export function answerRequests(
  app: AppFetch,
  others: NodeHandler,
  { siteUrl }: { siteUrl: string },
): NodeHandler {
  const refuse = createRefuse({ https: siteUrl.startsWith("https:") });
  const answer = getRequestListener((request, bindings) => app(request, bindings as HttpBindings), {
    errorHandler: (error) => new Response(null, refuse(error instanceof RequestError ? 400 : 500)),
  });
  return (request, response) => {
    const url = request.url ?? "/";
    if (isOfApp(url) || url.length > longestUrl) void answer(request, response);
    else others(request, response);
  };
}

function isOfApp(url: string): boolean {
  return appPrefixes.some(
    (prefix) =>
      url.startsWith(prefix) && (url.length === prefix.length || "/?".includes(url.charAt(prefix.length))),
  );
}
