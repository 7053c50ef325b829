import type { Duplex } from "node:stream";
import { longestUrl } from "./limit-request.ts";
import { type Refuse, writeRefusal } from "./refusal.ts";

const endlessUrl = new RegExp(`^[A-Z]+ [^\\s]{${longestUrl}}`);

/**
 * Answers what never became a request and closes the connection: too slow 408, an address without end 414, headers
 * over 16 KB 431, anything else that is not HTTP 400.
 */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex, refuse: Refuse): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(writeRefusal(refuse(statusOf(error))));
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
