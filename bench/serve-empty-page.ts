import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** 14 KB that no compression shrinks, and one line of text; an icon of its own, or browsers would ask for one. */
export async function serveEmptyPage(): Promise<{ url: string; close: () => void }> {
  const padding = randomBytes(10_300).toString("base64");
  const html = `<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><link rel="icon" href="data:,"><p>Empty</p><!--${padding}-->`;
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
