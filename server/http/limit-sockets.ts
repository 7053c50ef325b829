import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Refuse, writeRefusal } from "./refusal.ts";

export type SocketLimits = {
  /** Connections that are served at once; the next ones are told 503. */
  mostConnections: number;
  /** Answers that one connection may let wait, as a client does that asks on without reading. */
  mostUnread: number;
  /** Milliseconds after which a client that takes nothing of its answer is cut off. */
  slowestReader: number;
};

/** Connections that are being told 503; the kernel closes what comes beyond them. */
const mostRefused = 64;

/** Milliseconds that a refused client gets to read why. */
const longestGoodbye = 1_000;

/**
 * Holds the connections of `server` to `limits`: a connection too many is told 503 and closed, one whose client does
 * not read is cut off. Gives what says of each request whether it may be answered; one that comes when too many
 * answers of its connection wait is refused with 503, and the connection closed behind it.
 */
export function limitSockets(
  server: Server,
  limits: SocketLimits,
  refuse: Refuse,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const unread = new WeakMap<Socket, number>();
  const refused = new WeakSet<Socket>();
  let served = 0;

  server.maxConnections = limits.mostConnections + mostRefused;
  server.on("connection", (socket) => {
    if (served < limits.mostConnections) {
      served += 1;
      socket.once("close", () => {
        served -= 1;
      });
      return;
    }
    refused.add(socket);
    socket.end(writeRefusal(refuse(503, { "retry-after": "2" })));
    const goodbye = setTimeout(() => socket.destroy(), longestGoodbye);
    socket.once("close", () => clearTimeout(goodbye));
  });

  server.timeout = limits.slowestReader;
  server.on("timeout", (socket) => {
    const isWorkedFor = (unread.get(socket) ?? 0) > 0 && socket.writableLength === 0;
    if (!isWorkedFor) socket.destroy();
  });

  return (request, response) => {
    const { socket } = request;
    if (refused.has(socket)) return false;
    const waiting = (unread.get(socket) ?? 0) + 1;
    unread.set(socket, waiting);
    response.once("close", () => unread.set(socket, (unread.get(socket) ?? 1) - 1));
    if (waiting <= limits.mostUnread) return true;
    const { status, headers } = refuse(503, { "retry-after": "2" });
    response.writeHead(status, headers).end();
    return false;
  };
}
