import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { z } from "zod";
import { longestBody } from "../../contract/ticket.ts";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { RequestLimits } from "../http/request-limits.ts";
import { formRoutes } from "../messages/form-routes.ts";
import { readSubmission } from "../messages/read-submission.ts";
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
  const routes = formRoutes({
    requestLimits,
    refusedPage,
    words,
    // Its address is a key: it is told to nobody else.
    headers: { "referrer-policy": "no-referrer" },
  });

  routes.get("/:secret", async (context) => {
    const secret = context.req.param("secret");
    const link = await openReplyLink(database.typed, secret);
    if (!link) return context.html(overPage(), 404);
    if (context.req.query("sent") !== undefined) {
      return context.html(thanksPage(link, `${replyPath}/${secret}`));
    }
    return context.html(replyPage({ link, message: randomUUID() }));
  });

  routes.post("/:secret", async (context) => {
    const secret = context.req.param("secret");
    const submission = await readSubmission(context.req.raw);
    const text = (submission("text")[0] ?? "").trim();
    const named = z.uuid().safeParse(submission("message")[0]);
    const message = named.success ? named.data : randomUUID();
    const link = await openReplyLink(database.typed, secret);
    if (!link) return context.html(overPage(text), 404);
    const again = (status: 400 | 409 | 429, alert: string) =>
      context.html(replyPage({ link, message, text, alert }), status);
    if (text === "") return again(400, words.empty);
    if ([...text].length > longestBody) return again(400, words.long);
    try {
      if (!(await takeReply({ database }, { secret, message, text }))) {
        return context.html(overPage(text), 404);
      }
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const { code } = error.body;
      if (code === "too_many") return again(429, words.often);
      if (code === "quota_reached") return again(409, words.full);
      // Somebody else's message has this name: it is sent under another one.
      return context.html(replyPage({ link, message: randomUUID(), text, alert: words.title }), 409);
    }
    return context.redirect(`${replyPath}/${secret}?sent`, 303);
  });
  return routes;
}
