import { sql } from "kysely";
import { sendMailPreview as command } from "../../contract/send-mail-preview.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { requireFitting } from "./refuse-mail-words.ts";

/** Of one administrator in an hour. */
const most = 30;

export const sendMailPreview = handle(command, ({ input, actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { mail, words } = input;
    requireFitting(mail, words, parts.config);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`mail-preview:${actor.id}`}, 0))`.execute(
      transaction,
    );
    const { rows } = await sql<{ to: string | null; sent: number }>`
      select (select email from private.person_of(${actor.id})) as to, (
        select count(*)::int from private.audit
        where act = 'send-mail-preview' and actor = ${actor.id} and at > now() - interval '1 hour'
      ) as sent
    `.execute(transaction);
    const [{ to, sent } = { to: null, sent: 0 }] = rows;
    if (!to) throw new CommandError("not_now", { message: "Your account has no address to send it to." });
    if (sent >= most) {
      throw new CommandError("too_many", {
        message: `These were ${most} previews in an hour.`,
        hint: "Look at it on this page, or come back in a while.",
      });
    }
    await parts.mail.enqueue(transaction, {
      kind: "preview",
      to,
      of: mail,
      words,
      link: parts.config.siteUrl,
    });
    await audit({ act: "send-mail-preview", target: { kind: "mail", id: mail } });
    return { to };
  }),
);
