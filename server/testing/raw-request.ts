import { once } from "node:events";
import { connect } from "node:net";

export type RawRequest = {
  write: (text: string | Buffer) => void;
  /** All that came back until now. */
  answer: () => string;
  /** Resolves when something came back. */
  answered: Promise<void>;
  closed: Promise<void>;
  /** Leaves as a client does that is done. */
  leave: () => void;
};

/** A connection to write to byte by byte, for requests that no client would make. */
export async function openRawRequest(port: number): Promise<RawRequest> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let answer = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    answer += chunk;
  });
  socket.on("error", () => {}); // being cut off is what these requests are for
  return {
    write: (text) => void socket.write(text),
    answer: () => answer,
    answered: new Promise((resolve) => socket.once("data", () => resolve())),
    leave: () => void socket.destroy(),
    closed: new Promise((resolve) => socket.once("close", () => resolve())),
  };
}
