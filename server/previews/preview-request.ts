import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { SendNotice } from "../serving/notice-page.ts";

/** What all that answers on a preview's host works with. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Of the site whose previews are asked for. */
  subdomain: string;
  network: string;
  /** Headers that each answer carries that is about this visitor. */
  headers: Record<string, string>;
  notify: SendNotice;
};

/** The target of a request, as a URL of no host that counts. */
export function targetOf({ url = "/" }: IncomingMessage): URL {
  return URL.canParse(url, "http://preview") ? new URL(url, "http://preview") : new URL("http://preview/");
}

/** A request with a body as the web's standards have it. */
export function webRequest(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === "string") headers.set(name, value);
  const body = { body: Readable.toWeb(request), duplex: "half" } as RequestInit;
  return new Request(`http://${request.headers.host}/`, { method: "POST", headers, ...body });
}

/** Leads on by a request of its own. */
export function lead(
  { response, headers }: Pick<Exchange, "response" | "headers">,
  location: string,
  more: Record<string, string> = {},
): void {
  response.writeHead(303, { ...headers, ...more, location, "content-length": "0" }).end();
}
