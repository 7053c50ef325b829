import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { longestUrl } from "./limit-request.ts";

const endlessUrl = new RegExp(`^[A-Z]+ [^\\s]{${longestUrl}}`);

/**
 * Answers what never became a request and closes the connection: too slow 408, an address without end 414, headers
 * over 16 KB 431, anything else that is not HTTP 400.
 */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function statusOf(error: NodeJS.ErrnoException & { rawPacket?: Buffer }): number {
  switch (error.code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return 408;
    case "HPE_HEADER_OVERFLOW":
      return endlessUrl.test(error.rawPacket?.toString("latin1") ?? "") ? 414 : 431;
    default:
      return 400;
  }
}
