import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { appPrefixes } from "../app.ts";
import { longestUrl } from "./limit-request.ts";
import { createRefuse } from "./refusal.ts";

/** Answers a request of Node's, or hands it on. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** What Hono's `fetch` is: answers a web-standard request, given Node's own pair beside it. */
export type AppFetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** Of the app's addresses those that people open: what the app does not know among them is an unknown page. */
const pagePrefix = "/outbox";

/**
 * One handler of the app and of all that is not computed: `others` (built pages, or Vite in development) gets every
 * address that does not begin like the app's, and what the app does not know of those that are pages: a closed outbox
 * looks like any address that never was. Too long an address goes to the app too, which refuses it. What cannot be
 * made a URL of, such as a host with a space in it, is refused with 400.
 */
export function answerRequests(
  app: AppFetch,
  others: NodeHandler,
  { siteUrl }: { siteUrl: string },
): NodeHandler {
  const refuse = createRefuse({ https: siteUrl.startsWith("https:") });
  const errorHandler = (error: unknown) =>
    new Response(null, refuse(error instanceof RequestError ? 400 : 500));
  const answer = getRequestListener((request, bindings) => app(request, bindings as HttpBindings), {
    errorHandler,
  });
  const answerWhatIsKnown = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      const answered = await app(request, { incoming, outgoing });
      if (answered.status !== 404) return answered;
      others(incoming, outgoing);
      return RESPONSE_ALREADY_SENT;
    },
    { errorHandler },
  );
  return (request, response) => {
    const url = request.url ?? "/";
    const isOfApp = appPrefixes.some((prefix) => beginsWith(url, prefix));
    if (beginsWith(url, pagePrefix)) void answerWhatIsKnown(request, response);
    else if (isOfApp || url.length > longestUrl) void answer(request, response);
    else others(request, response);
  };
}

function beginsWith(url: string, prefix: string): boolean {
  return url.startsWith(prefix) && (url.length === prefix.length || "/?".includes(url.charAt(prefix.length)));
}
