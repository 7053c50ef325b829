import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Context, Hono } from "hono";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { mailPolicy } from "./outbox/mail-policy.ts";
import { outboxPolicy } from "./outbox/outbox-document.ts";
import { outboxLetter } from "./outbox/outbox-letter.ts";
import { outboxList } from "./outbox/outbox-list.ts";
import { type OutboxMail, readOutbox } from "./outbox/read-outbox.ts";
import { requireKey } from "./outbox/require-key.ts";
import { renderMail } from "./render-mail.ts";

const fonts = new Map([
  ["gloock.woff2", "@fontsource/gloock/files/gloock-latin-400-normal.woff2"],
  [
    "instrument-sans.woff2",
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  ],
]);

export type OutboxParts = { config: Config; database: Database; outboxKey: string };

/**
 * The mails that wait in vain for a mail server, for whoever has the key that the console prints: a list (`/`), a page
 * for each (`/:id`) and its HTML part (`/:id/mail`). `Accept: application/json` gets list and mail as data.
 */
export function outboxRoutes({ config, database, outboxKey }: OutboxParts): Hono {
  const routes = new Hono();
  routes.use(requireKey(config, outboxKey));

  routes.get("/", async (context) => {
    const mails = await readOutbox(database);
    context.header("vary", "Accept");
    if (wantsData(context)) return context.json(mails.map(asData));
    const isFollowing = context.req.query("follow") !== undefined;
    if (isFollowing) context.header("refresh", "3");
    context.header("content-security-policy", outboxPolicy);
    return context.html(outboxList(mails, { isFollowing }));
  });

  routes.get("/fonts/:name", async (context, next) => {
    const file = fonts.get(context.req.param("name"));
    if (file === undefined) return next();
    const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
    return context.body(new Uint8Array(bytes), 200, { "content-type": "font/woff2" });
  });

  routes.get("/:id{[0-9]{1,15}}", async (context, next) => {
    const [letter] = await readOutbox(database, context.req.param("id"));
    if (!letter) return next();
    context.header("vary", "Accept");
    if (wantsData(context)) return context.json(asData(letter));
    const { text } = renderMail(letter.mail, config.siteUrl, letter.words);
    context.header("content-security-policy", outboxPolicy);
    return context.html(outboxLetter(letter, { from: config.mailFrom, text }));
  });

  routes.get("/:id{[0-9]{1,15}}/mail", async (context, next) => {
    const [letter] = await readOutbox(database, context.req.param("id"));
    if (!letter) return next();
    const { html } = renderMail(letter.mail, config.siteUrl, letter.words);
    context.header("content-security-policy", mailPolicy(html));
    return context.html(html);
  });

  return routes;
}

function wantsData(context: Context): boolean {
  return context.req.header("accept")?.startsWith("application/json") === true;
}

function asData({ id, mail, createdAt, subject, link, code }: OutboxMail) {
  return { id, kind: mail.kind, to: mail.to, subject, createdAt, link, code };
}
