import { expect, test } from "vitest";
import { inlineHash } from "../http/security-headers.ts";
import { askExactly, type ExactAnswer } from "../testing/ask-exactly.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import type { Mail } from "./mail-queue.ts";
import { mailPolicy } from "./outbox/mail-policy.ts";
import { confirmation, everyMail } from "./testing/sample-mails.ts";

const publicSite = { SITE_URL: "https://fabula.example", OUTBOX: "on" };
const publicHost = { host: "fabula.example" };

/** The paths of one mail and of what all have in common. */
const everyPath = ["/outbox", "/outbox/1", "/outbox/1/mail", "/outbox/fonts/gloock.woff2"];

/** A request with exactly these headers. */
function ask({ url }: TestServer, path: string, headers?: Record<string, string>): Promise<ExactAnswer> {
  return askExactly(url + path, headers);
}

function cookieOf({ outboxKey }: TestServer): { cookie: string } {
  return { cookie: `outbox=${outboxKey}` };
}

/** A server in whose outbox these mails lie, oldest first. */
async function createOutbox(
  mails: readonly Mail[] = [confirmation()],
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const server = await createTestServer({ environment });
  for (const mail of mails) {
    await server.database.typed.transaction().execute((transaction) => enqueueMail(transaction, mail));
  }
  return server;
}

test("the console's link leaves the key in the browser, for /outbox alone, and leads on without it", async () => {
  const server = await createOutbox();
  const { status, headers, text } = await ask(server, `/outbox?key=${server.outboxKey}`, {
    "sec-fetch-site": "none",
  });
  expect([status, headers.location, text]).toEqual([303, "/outbox", ""]);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  const [cookie = "", ...others] = headers["set-cookie"] ?? [];
  expect(others).toEqual([]);
  expect(cookie.split("; ").sort()).toEqual(
    ["HttpOnly", "Max-Age=2592000", "Path=/outbox", "SameSite=Strict", `outbox=${server.outboxKey}`].sort(),
  );
});

test("a site with https keeps the key from connections without it", async () => {
  const server = await createOutbox([], publicSite);
  const { headers } = await ask(server, `/outbox?key=${server.outboxKey}`, publicHost);
  expect(headers["set-cookie"]?.[0]?.split("; ")).toContain("Secure");
  expect((await ask(server, "/outbox", { ...publicHost, ...cookieOf(server) })).status).toBe(200);
});

test("the list shows every mail, newest first, and each has a page with its link, code and text", async () => {
  const server = await createOutbox(everyMail, publicSite);
  const headers = { ...publicHost, ...cookieOf(server) };
  const { text: list } = await ask(server, "/outbox", headers);
  const order = [...list.matchAll(/href="\/outbox\/(\d+)"/g)].map(([, id]) => id);
  expect(order).toEqual(everyMail.map((_mail, index) => String(everyMail.length - index)));
  const { text: page } = await ask(server, "/outbox/1", headers);
  expect(page).toContain(`href="${confirmation().link.replaceAll("&", "&amp;")}"`);
  expect(page).toContain("402918");
  expect(page).toContain('src="/outbox/1/mail"');
  expect(page).toContain("Fabula &lt;no-reply@fabula.example&gt;");
});

test("the outbox is data for whoever asks for JSON with the key as cookie", async () => {
  const mail = confirmation();
  const server = await createOutbox([mail]);
  const { text } = await ask(server, "/outbox", { accept: "application/json", ...cookieOf(server) });
  expect(JSON.parse(text)).toEqual([
    {
      id: "1",
      kind: "confirmation",
      to: mail.to,
      subject: "Confirm your email address for Fabula",
      createdAt: expect.any(String),
      link: mail.link,
      code: mail.code,
    },
  ]);
});

test("the cookie opens list, mail and typefaces, through a proxy too", async () => {
  const server = await createOutbox();
  const readers: Record<string, string>[] = [
    {},
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "same-origin", origin: server.url },
    { "x-forwarded-for": "203.0.113.9" },
  ];
  for (const reader of readers) {
    for (const path of everyPath) {
      const { status } = await ask(server, path, { ...reader, ...cookieOf(server) });
      expect([path, reader, status]).toEqual([path, reader, 200]);
    }
  }
});

test("without the key, or with another, every address is unknown like any that never was", async () => {
  const server = await createOutbox();
  const { outboxKey } = server;
  const shapeOf = ({ status, headers, text }: ExactAnswer) => {
    const { date: _, "x-request-id": __, ...constant } = headers;
    return { status, headers: constant, text };
  };
  const unknown = shapeOf(await ask(server, "/healthz/nothing"));
  expect(unknown.status).toBe(404);
  const { port } = new URL(server.url);
  const strangers: Record<string, string>[] = [
    {},
    { host: `localhost:${port}` },
    { accept: "application/json" },
    { authorization: `Bearer ${server.secretKey}` },
    { authorization: `Bearer ${outboxKey}` },
    { cookie: "outbox=" },
    { cookie: `outbox=${server.secretKey}` },
    { cookie: `outbox=${outboxKey.slice(0, -1)}` },
    { cookie: `outbox=${outboxKey}x` },
    { cookie: `Outbox=${outboxKey}` },
    { cookie: "outbox=%" },
  ];
  for (const stranger of strangers) {
    for (const path of everyPath) {
      expect([path, stranger, shapeOf(await ask(server, path, stranger))]).toEqual([path, stranger, unknown]);
    }
  }
  for (const query of [
    "?key=",
    "?key=x",
    `?key=${outboxKey}x`,
    `?key=x&key=${outboxKey}`,
    `?KEY=${outboxKey}`,
  ]) {
    expect([query, shapeOf(await ask(server, `/outbox${query}`))]).toEqual([query, unknown]);
  }
  expect(shapeOf(await ask(server, "/outbox?key=x", cookieOf(server)))).toEqual(unknown);
});

test("a page of another name or port gets nothing, even with the cookie or the link", async () => {
  const server = await createOutbox([confirmation()], { SITE_URL: "http://localhost:3000" });
  const host = "localhost:3000";
  const strangers: Record<string, string>[] = [
    { host: "evil.localhost:3000" },
    { host: "evil.localhost:3000", "sec-fetch-site": "same-origin", origin: "http://evil.localhost:3000" },
    { host: "rebound.evil.example:3000", "sec-fetch-site": "none" },
    { host: "localhost.evil.example:3000" },
    { host, "sec-fetch-site": "same-site" },
    { host, "sec-fetch-site": "cross-site" },
    { host, "sec-fetch-site": "anything else" },
    { host, origin: "http://evil.localhost:3000" },
    { host, origin: "http://localhost:4000" },
    { host, origin: "https://localhost:3000" },
    { host, origin: "null" },
    { host, "sec-fetch-site": "same-origin", origin: "http://evil.localhost:3000" },
  ];
  for (const stranger of strangers) {
    for (const path of [...everyPath, `/outbox?key=${server.outboxKey}`]) {
      const { status, headers, text } = await ask(server, path, { ...stranger, ...cookieOf(server) });
      expect([path, stranger, status, headers["set-cookie"]]).toEqual([path, stranger, 404, undefined]);
      expect(text).not.toContain("402918");
    }
  }
  expect((await ask(server, "/outbox/1", { host, ...cookieOf(server) })).text).toContain("402918");
});

test("addresses of no mail are unknown, whatever they look like", async () => {
  const server = await createOutbox([]);
  for (const path of [
    "/1",
    "/0",
    "/999999999999999",
    "/99999999999999999999",
    "/x",
    "/1/html",
    "/-1",
    "/1'",
    "/fonts/constructor",
    "/fonts/__proto__",
    "/fonts/nope.woff2",
  ]) {
    const { status } = await ask(server, `/outbox${path}`, cookieOf(server));
    expect([path, status]).toEqual([path, 404]);
  }
});

test("nothing of the outbox is kept by a cache, passed on as referrer, framed elsewhere or allowed to run", async () => {
  const server = await createOutbox();
  for (const path of ["/outbox", "/outbox/1", "/outbox/1/mail"]) {
    const { headers } = await ask(server, path, cookieOf(server));
    const policy = String(headers["content-security-policy"]);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain(`frame-ancestors ${path === "/outbox/1/mail" ? "'self'" : "'none'"}`);
    expect(policy).not.toMatch(/unsafe-inline|script-src|\*/);
  }
});

test("the list follows along only when asked to", async () => {
  const server = await createOutbox([]);
  const refreshOf = async (path: string) => (await ask(server, path, cookieOf(server))).headers.refresh;
  expect(await refreshOf("/outbox")).toBeUndefined();
  expect(await refreshOf("/outbox?follow")).toBe("3");
});

test("the policy of a shown mail allows each of its styles by hash", () => {
  const html = `<p style="font-family:&#x27;A &amp; B&#x27;">x</p><style>p { margin: 0 }</style>`;
  const policy = mailPolicy(html);
  expect(policy).toContain(inlineHash("font-family:'A & B'"));
  expect(policy).toContain(inlineHash("p { margin: 0 }"));
  expect(policy).not.toContain(inlineHash("color:red"));
});
