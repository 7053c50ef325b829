import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "../lifecycle/start-error.ts";
import type { NodeHandler } from "./answer-requests.ts";
import { limitSockets, type SocketLimits } from "./limit-sockets.ts";
import { namesOneHost } from "./names-one-host.ts";
import { createRefuse } from "./refusal.ts";
import { refuseBrokenRequest } from "./refuse-broken-request.ts";

export type ListenOptions = {
  /** 0 takes a free one. */
  port: number;
  host: string;
  /** Where visitors find the site; on https every answer says so. */
  siteUrl?: string;
  /** Replaces single limits of connections. */
  sockets?: Partial<SocketLimits>;
  /**
   * Milliseconds after which a request that has not arrived completely is cut off. A little more than `readJson`
   * waits for a body, whose answer says more.
   */
  slowestRequest?: number;
  /** The same where the body is a file; the head of a request never gets longer than `slowestRequest`. */
  slowestUpload?: number;
};

export type Listening = {
  port: number;
  /**
   * Takes no more requests and waits for the open ones, `patience` milliseconds at most or until `hurry` is aborted;
   * then it cuts off what is left.
   */
  stop: (patience: number, hurry?: AbortSignal) => Promise<void>;
};

const socketLimits: SocketLimits = { mostConnections: 1_024, mostUnread: 32, slowestReader: 30_000 };

/**
 * Starts to answer HTTP requests with `handler`, which sees none that does not name exactly one host. Throws `StartError`
 * when the port or the host cannot be had.
 */
export async function listen(handler: NodeHandler, options: ListenOptions): Promise<Listening> {
  const {
    port,
    host,
    siteUrl = "",
    sockets = {},
    slowestRequest = 12_000,
    slowestUpload = slowestRequest,
  } = options;
  const refuse = createRefuse({ https: siteUrl.startsWith("https:") });
  const refuseWith = (status: number, response: ServerResponse) => {
    response.writeHead(status, refuse(status).headers).end();
  };
  const server = createServer(
    {
      requireHostHeader: false, // looked at below, so that the refusal has its headers
      maxHeaderSize: 16 * 1024,
      headersTimeout: slowestRequest,
      requestTimeout: slowestUpload,
      connectionsCheckingInterval: Math.min(1_000, slowestRequest / 4),
      keepAliveTimeout: 65_000, // longer than a reverse proxy keeps its idle connections (60 s)
    },
    (request, response) => {
      if (!admits(request, response)) return;
      if (namesOneHost(request)) handler(request, response);
      else refuseWith(400, response);
    },
  );
  const admits = limitSockets(server, { ...socketLimits, ...sockets }, refuse);
  server.on("checkExpectation", (_request, response) => refuseWith(417, response));
  server.on("clientError", (error, socket) => refuseBrokenRequest(error, socket, refuse));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, port, host)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: (patience, hurry) => stop(server, patience, hurry),
  };
}

async function stop(server: Server, patience: number, hurry?: AbortSignal): Promise<void> {
  const cutOff = () => server.closeAllConnections();
  const closed = new Promise((resolve) => server.close(resolve));
  const timer = setTimeout(cutOff, patience);
  // A connection that is kept alive is closed as soon as its last request is answered.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  if (hurry?.aborted) cutOff();
  hurry?.addEventListener("abort", cutOff);
  await closed;
  clearTimeout(timer);
  clearInterval(idle);
  hurry?.removeEventListener("abort", cutOff);
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const next = port < 65535 ? port + 1 : port - 1;
  switch (error.code) {
    case "EADDRINUSE":
      return new StartError(
        `port ${port} is taken: end what uses it, or choose another such as PORT=${next}`,
      );
    case "EACCES":
      return new StartError(`PORT ${port} needs more rights than this user has: choose one above 1023`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartError(
        `HOST ${host} is not an address of this machine (127.0.0.1 and 0.0.0.0 always are)`,
      );
    default:
      return error;
  }
}
