import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export type TestMailServer = {
  url: string;
  /** The raw mails it has taken, oldest first, with the receivers of their envelopes. */
  received: { to: string[]; raw: string }[];
  /** How it answers receivers from now on: takes them, or refuses with this code, or says nothing at all. */
  answer: "takes" | "hangs" | number;
  port: number;
  stop: () => Promise<void>;
};

/** A real SMTP server on loopback that ends with the test. `port` 0 picks a free one. */
export async function startTestMailServer(port = 0): Promise<TestMailServer> {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (_address, _session, callback) => {
      if (state.answer === "hangs") return;
      if (state.answer === "takes") callback();
      else callback(Object.assign(new Error("not now"), { responseCode: state.answer }));
    },
    onData: (stream, session, callback) => {
      let raw = "";
      stream.setEncoding("utf8").on("data", (chunk) => {
        raw += chunk;
      });
      stream.on("end", () => {
        state.received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        callback();
      });
    },
  });
  server.on("error", () => {}); // a client that hangs up is what some tests are about
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("the mail server has no port");
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const state: TestMailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received: [],
    answer: "takes",
    stop,
  };
  onTestFinished(stop);
  return state;
}
