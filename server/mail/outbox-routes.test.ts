import type { Hono } from "hono";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { inlineHash } from "../http/security-headers.ts";
import { mailPolicy } from "./outbox/mail-policy.ts";
import { outboxRoutes } from "./outbox-routes.ts";
import { createMailSetting, type MailSetting } from "./testing/mail-setting.ts";
import { confirmation, everyMail } from "./testing/sample-mails.ts";

const env = { SITE_URL: "https://fabula.example", MAIL_FROM: "Fabula <mail@fabula.example>" };

function outboxOf({ database }: MailSetting, overrides: Record<string, string> = {}): Hono {
  return outboxRoutes({ config: readConfig({ ...env, ...overrides }), database });
}

type Asker = { from?: string; host?: string; headers?: Record<string, string> };

/** A request as the server hands it over, from the peer `from`. */
async function ask(
  routes: Hono,
  path: string,
  { from = "127.0.0.1", host = "localhost:3000", headers = {} }: Asker = {},
): Promise<Response> {
  const incoming = { socket: { remoteAddress: from } };
  return routes.request(`http://${host}${path}`, { headers }, { incoming });
}

test("the list shows every mail, newest first, and each has a page with its link, code and text", async () => {
  const setting = await createMailSetting();
  for (const mail of everyMail) await setting.enqueue(mail);
  const routes = outboxOf(setting);
  const list = await (await ask(routes, "/")).text();
  const order = [...list.matchAll(/href="\/outbox\/(\d+)"/g)].map(([, id]) => id);
  expect(order).toEqual(["6", "5", "4", "3", "2", "1"]);
  const page = await (await ask(routes, "/1")).text();
  expect(page).toContain(`href="${confirmation().link.replaceAll("&", "&amp;")}"`);
  expect(page).toContain("402918");
  expect(page).toContain('src="/outbox/1/mail"');
  expect(page).toContain("Fabula &lt;mail@fabula.example&gt;");
});

test("the outbox is data for whoever asks for JSON", async () => {
  const setting = await createMailSetting();
  const mail = confirmation();
  await setting.enqueue(mail);
  const response = await ask(outboxOf(setting), "/", { headers: { accept: "application/json" } });
  expect(await response.json()).toEqual([
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

test("nobody but this machine reads the outbox", async () => {
  const setting = await createMailSetting();
  await setting.enqueue(confirmation());
  const routes = outboxOf(setting);
  const strangers: Asker[] = [
    { from: "10.0.0.8" },
    { from: "::ffff:10.0.0.8" },
    { headers: { "x-forwarded-for": "203.0.113.9" } },
    { headers: { "x-forwarded-for": "127.0.0.1" } },
    { headers: { forwarded: "for=203.0.113.9" } },
    { headers: { "x-real-ip": "203.0.113.9" } },
    { host: "fabula.example" },
    { host: "rebound.evil.example:3000" },
  ];
  for (const stranger of strangers) {
    for (const path of ["/", "/1", "/1/mail", "/fonts/gloock.woff2"]) {
      const response = await ask(routes, path, stranger);
      expect([path, stranger, response.status]).toEqual([path, stranger, 404]);
      expect(await response.text()).not.toContain("402918");
    }
  }
  for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"]) {
    expect((await ask(routes, "/1", { host })).status).toBe(200);
  }
});

test("with a mail server there is no outbox", async () => {
  const setting = await createMailSetting();
  await setting.enqueue(confirmation());
  const routes = outboxOf(setting, { SMTP_URL: "smtp://127.0.0.1:25" });
  for (const path of ["/", "/1", "/1/mail"]) expect((await ask(routes, path)).status).toBe(404);
});

test("addresses of no mail are unknown, whatever they look like", async () => {
  const setting = await createMailSetting();
  const routes = outboxOf(setting);
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
    expect([path, (await ask(routes, path)).status]).toEqual([path, 404]);
  }
});

test("nothing of the outbox is kept by a cache, passed on as referrer or allowed to run", async () => {
  const setting = await createMailSetting();
  await setting.enqueue(confirmation());
  const routes = outboxOf(setting);
  for (const path of ["/", "/1", "/1/mail"]) {
    const { headers } = await ask(routes, path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe-inline|script-src|\*/);
  }
});

test("the list follows along only when asked to", async () => {
  const setting = await createMailSetting();
  const routes = outboxOf(setting);
  expect((await ask(routes, "/")).headers.get("refresh")).toBeNull();
  expect((await ask(routes, "/?follow")).headers.get("refresh")).toBe("3");
});

test("the policy of a shown mail allows each of its styles by hash", () => {
  const html = `<p style="font-family:&#x27;A &amp; B&#x27;">x</p><style>p { margin: 0 }</style>`;
  const policy = mailPolicy(html);
  expect(policy).toContain(inlineHash("font-family:'A & B'"));
  expect(policy).toContain(inlineHash("p { margin: 0 }"));
  expect(policy).not.toContain(inlineHash("color:red"));
});
