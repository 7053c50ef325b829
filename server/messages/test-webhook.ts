import { randomUUID } from "node:crypto";
import { testWebhook as command } from "../../contract/test-webhook.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { createLimiter } from "../auth/limits/create-limiter.ts";
import { openSite } from "../sites/open-site.ts";
import { webhookPoster } from "../webhooks/post-webhook.ts";
import { sendToWebhook } from "./send-to-webhook.ts";

const post = webhookPoster();

export const testWebhook = handle(command, async ({ input, actor, parts, write }) => {
  const { site } = input;
  await write(async ({ transaction, audit }) => {
    await openSite(transaction, actor, site, "manage");
    await audit({ act: "test-webhook", target: { kind: "site", id: site } });
    return { status: null, problem: null };
  });
  // It makes this server ask another: that cannot be done as often as one likes.
  const limiter = createLimiter(parts.database, "webhook-test", { points: 10, seconds: 600 });
  await limiter.consume(site).catch(() => {
    throw new CommandError("too_many");
  });
  // Outside any transaction: it may take 10 s.
  const answer = await sendToWebhook(parts.database, post, {
    site,
    message: null,
    id: randomUUID(),
    payload: { type: "webhook.test", timestamp: new Date(), data: { site } },
  });
  if (!answer)
    throw new CommandError("not_now", { message: "This site has no webhook that is switched on." });
  return { status: answer.status, problem: answer.problem };
});
