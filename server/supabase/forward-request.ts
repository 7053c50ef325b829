import http from "node:http";
import https from "node:https";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Context } from "hono";
import { clientAddress } from "../http/client-address.ts";
import { answerHeaders, requestHeaders } from "./proxied-headers.ts";
import type { Upstream } from "./upstream.ts";

const agents = {
  "http:": new http.Agent({ keepAlive: true }),
  "https:": new https.Agent({ keepAlive: true }),
};

/** Statuses whose answers have no body by definition. */
const bodiless = new Set([204, 205, 304]);

/**
 * Sends the request to `upstream` and gives its answer: bodies flow through both ways without being kept or decoded,
 * redirects and errors are passed on untouched. Gives 504 when nothing comes for `timeout` milliseconds, 503 with
 * `Retry-After` when there is no connection. A client that leaves ends the request upstream as well.
 */
export async function forwardRequest(context: Context, upstream: Upstream): Promise<Response> {
  const { raw } = context.req;
  try {
    const answer = await send(raw, clientAddress(context), upstream);
    const status = answer.statusCode ?? 502;
    const hasBody = raw.method !== "HEAD" && !bodiless.has(status);
    if (!hasBody) answer.resume();
    return new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream) : null, {
      status,
      headers: answerHeaders(answer),
    });
  } catch (error) {
    const late = error instanceof UpstreamTimeout;
    const status = late ? 504 : 503;
    const message = late
      ? "The service did not answer in time. Try again in a moment."
      : "The service is briefly unavailable. Try again in a moment.";
    if (!late) context.header("retry-after", "5");
    return context.json({ code: status, error_code: "unexpected_failure", msg: message, message }, status);
  }
}

class UpstreamTimeout extends Error {}

function send(raw: Request, client: string, upstream: Upstream): Promise<http.IncomingMessage> {
  const { base, timeout } = upstream;
  const { pathname, search } = new URL(raw.url);
  const secure = base.protocol === "https:";
  return new Promise((resolve, reject) => {
    const outgoing = (secure ? https : http).request(
      {
        protocol: base.protocol,
        hostname: base.hostname.replace(/^\[|\]$/g, ""),
        port: base.port || undefined,
        path: `${base.pathname.replace(/\/$/, "")}${pathname}${search}`,
        method: raw.method,
        headers: requestHeaders(raw.headers, client, upstream),
        agent: agents[secure ? "https:" : "http:"],
        timeout,
        signal: raw.signal,
      },
      resolve,
    );
    outgoing.on("timeout", () => outgoing.destroy(new UpstreamTimeout("upstream timed out")));
    outgoing.on("error", reject);
    if (raw.body)
      Readable.fromWeb(raw.body as NodeStream)
        .on("error", (error) => outgoing.destroy(error))
        .pipe(outgoing);
    else outgoing.end();
  });
}
