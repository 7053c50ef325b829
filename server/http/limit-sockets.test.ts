import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openRawRequest } from "../testing/raw-request.ts";
import type { SocketLimits } from "./limit-sockets.ts";
import { listen } from "./listen.ts";

async function startListening(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  sockets: Partial<SocketLimits> = {},
): Promise<number> {
  const listening = await listen(handler, { port: 0, host: "127.0.0.1", sockets });
  onTestFinished(() => listening.stop(0));
  return listening.port;
}

const get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
/** More than the kernel takes off the server's hands. */
const large = Buffer.alloc(48 * 1024 * 1024, "a");

/** After so much the slow but honest reader takes a breath. */
const rest = 4 * 1024 * 1024;

/** A client that takes from the connection nothing until it is told to. */
async function openSlowReader(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").pause();
  await once(socket, "connect");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(get);
  return socket;
}

test("a client that does not read its answer is cut off", async () => {
  const cut = Promise.withResolvers<ServerResponse>();
  const port = await startListening(
    (_request, response) => {
      response.once("close", () => cut.resolve(response));
      response.end(large);
    },
    { slowestReader: 200 },
  );
  await openSlowReader(port);
  const response = await cut.promise;
  expect(response.writableFinished).toBe(false);
});

test("a client that reads slowly gets its answer, and so does one that waits long for it", async () => {
  const port = await startListening(
    (request, response) => {
      if (request.url === "/") response.end(large);
      else request.socket.once("timeout", () => response.end("thought about"));
    },
    { slowestReader: 300 },
  );
  const started = performance.now();
  const socket = await openSlowReader(port);
  let read = 0;
  socket.on("data", (chunk) => {
    const rests = Math.floor((read + chunk.byteLength) / rest) > Math.floor(read / rest);
    read += chunk.byteLength;
    if (!rests) return;
    socket.pause();
    setTimeout(() => socket.resume(), 60);
  });
  socket.resume();
  await expect.poll(() => read, { timeout: 20_000 }).toBeGreaterThan(large.byteLength);
  expect(performance.now() - started).toBeGreaterThan(300);
  const patient = await openRawRequest(port);
  patient.write("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await patient.answered;
  expect(patient.answer()).toContain("thought about");
});

test("of requests sent without waiting, 32 are worked on; the next is refused with 503 and the connection closed", async () => {
  const open: ServerResponse[] = [];
  const port = await startListening((_request, response) => void open.push(response));
  const client = await openRawRequest(port);
  client.write(get.repeat(1_000));
  await expect.poll(() => open.length).toBe(32);
  for (const response of open) response.end("answered");
  await client.closed;
  const answers = client.answer().match(/HTTP\/1\.1 \d+/g);
  expect(answers).toEqual([...Array(32).fill("HTTP/1.1 200"), "HTTP/1.1 503"]);
  expect(open).toHaveLength(32);
});

test("a connection that reads its answers may ask as often as it likes", async () => {
  const port = await startListening((_request, response) => void response.end("answered"));
  const client = await openRawRequest(port);
  for (let turn = 1; turn <= 5; turn += 1) {
    client.write(get.repeat(32));
    await expect.poll(() => client.answer().match(/answered/g)?.length).toBe(32 * turn);
  }
  client.leave();
});

test("the 1,025th connection is told 503, and served once another has left", async () => {
  const port = await startListening((_request, response) => void response.end("answered"));
  const clients = await Promise.all(Array.from({ length: 1_024 }, () => openRawRequest(port)));
  const [first, second] = clients;
  second?.write(get);
  await second?.answered;
  const refused = await openRawRequest(port);
  refused.write(get);
  await refused.closed;
  expect(refused.answer()).toMatch(/^HTTP\/1\.1 503 /);
  expect(refused.answer()).toMatch(/\r\nretry-after: 2\r\n/);
  expect(refused.answer()).not.toContain("answered");
  first?.leave();
  await expect
    .poll(async () => {
      const next = await openRawRequest(port);
      next.write(get);
      await next.answered;
      next.leave();
      return next.answer();
    })
    .toContain("answered");
  for (const client of clients) client.leave();
});
