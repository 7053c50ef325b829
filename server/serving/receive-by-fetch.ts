import type { IncomingMessage } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { addressOfRequest } from "../http/client-address.ts";
import { isNobody } from "../http/global-privacy-control.ts";
import { networkOfAddress } from "../http/network-of-address.ts";
import type { MessageReceiver } from "../messages/receive-message.ts";
import type { NoteViewer, ReceiveMessage } from "./answer-site.ts";
import type { LiveSite } from "./site-state.ts";

/** Hands what the forms of sites send to `receiver`, which speaks web-standard requests, and throws what it throws. */
export function receiveByFetch({ receive }: Pick<MessageReceiver, "receive">): ReceiveMessage {
  const sites = new WeakMap<IncomingMessage, LiveSite>();
  const failures = new WeakMap<IncomingMessage, { error: unknown }>();
  const listener = getRequestListener(async (request, bindings) => {
    const { incoming } = bindings as HttpBindings;
    const site = sites.get(incoming);
    if (!site) return new Response(null, { status: 404 });
    try {
      return await receive(request, { ...site, network: networkOf(incoming) });
    } catch (error) {
      failures.set(incoming, { error });
      return RESPONSE_ALREADY_SENT;
    }
  });
  return async (request, response, site) => {
    sites.set(request, site);
    await listener(request, response);
    const failure = failures.get(request);
    if (failure) throw failure.error;
  };
}

/** Tells `receiver` of the pages that visitors are served, but for those who do not want to be known again. */
export function noteByRequest({ noteViewer }: Pick<MessageReceiver, "noteViewer">): NoteViewer {
  return (request, site, path) => {
    const { headers } = request;
    if (isNobody(headers)) return;
    noteViewer(site, path, { network: networkOf(request), agent: headers["user-agent"] ?? "" });
  };
}

function networkOf(request: IncomingMessage): string {
  return networkOfAddress(addressOfRequest(request));
}
