import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { longestBody } from "../../contract/ticket.ts";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { BodyError } from "../http/body-error.ts";
import { clientAddress } from "../http/client-address.ts";
import { type RequestLimits, TooManyRequestsError } from "../http/request-limits.ts";
import { readSubmission, type Submission } from "../messages/read-submission.ts";
import { originOf } from "../messages/receive-message.ts";
import { formPagePolicy } from "../previews/form-page.ts";
import { openReplyLink, replyPath } from "./reply-link.ts";
import { overPage, refusedPage, replyPage, thanksPage } from "./reply-page.ts";
import { replyWords } from "./support-content.ts";
import { takeReply } from "./take-reply.ts";

type Parts = Pick<CommandParts, "database"> & { requestLimits: RequestLimits };

const { refused: words } = replyWords;

/**
 * `/reply/<secret>`: where the mail with an answer leads. Looking changes nothing, however often it is done by whatever reads mails;
 * what is sent there lands in that one question. A wrong secret and one that has ended are answered alike.
 */
export function replyRoutes({ database, requestLimits }: Parts): Hono {
  const routes = new Hono();
  const page = (context: Context, status: 200 | 400 | 403 | 404 | 409 | 413 | 429, html: string) => {
    context.header("content-security-policy", formPagePolicy);
    // Its address is a key: it is told to nobody else.
    context.header("referrer-policy", "no-referrer");
    context.header("x-robots-tag", "noindex, nofollow");
    return context.html(html, status);
  };
  routes.use(async (context, next) => {
    try {
      requestLimits.countNetwork(clientAddress(context));
    } catch (error) {
      if (!(error instanceof TooManyRequestsError)) throw error;
      context.header("retry-after", String(error.retryAfterSeconds));
      return page(context, 429, refusedPage(words.often));
    }
    return next();
  });

  routes.get("/:secret", async (context) => {
    const secret = context.req.param("secret");
    const link = await openReplyLink(database.typed, secret);
    if (!link) return page(context, 404, overPage());
    if (context.req.query("sent") !== undefined) {
      return page(context, 200, thanksPage(link, `${replyPath}/${secret}`));
    }
    return page(context, 200, replyPage({ link, message: randomUUID() }));
  });

  routes.post("/:secret", async (context) => {
    const secret = context.req.param("secret");
    if (originOf(context.req.raw) === "elsewhere") return page(context, 403, refusedPage(words.elsewhere));
    let submission: Submission;
    try {
      submission = await readSubmission(context.req.raw);
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      return page(context, error.status === 413 ? 413 : 400, refusedPage(words.notAForm));
    }
    const text = (submission("text")[0] ?? "").trim();
    const named = z.uuid().safeParse(submission("message")[0]);
    const message = named.success ? named.data : randomUUID();
    const link = await openReplyLink(database.typed, secret);
    if (!link) return page(context, 404, overPage(text));
    const again = (status: 400 | 409 | 429, alert: string) =>
      page(context, status, replyPage({ link, message, text, alert }));
    if (text === "") return again(400, words.empty);
    if ([...text].length > longestBody) return again(400, words.long);
    try {
      if (!(await takeReply({ database }, { secret, message, text }))) {
        return page(context, 404, overPage(text));
      }
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const { code } = error.body;
      if (code === "too_many") return again(429, words.often);
      if (code === "quota_reached") return again(409, words.full);
      // Somebody else's message has this name: it is sent under another one.
      return page(context, 409, replyPage({ link, message: randomUUID(), text, alert: words.title }));
    }
    return context.redirect(`${replyPath}/${secret}?sent`, 303);
  });
  return routes;
}
