import { sql } from "kysely";
import { suspendAccount as command } from "../../contract/suspend-account.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { recordAudit } from "../auth/audit/record-audit.ts";
import { endSessions } from "../auth/session/end-sessions.ts";
import { endLooks } from "../looks/end-looks.ts";
import { lockAccount } from "./account-of.ts";
import { refuseLastAdmin } from "./refuse-last-admin.ts";
import { studioAddress } from "./studio-address.ts";
import { suspensionOf } from "./suspension-of.ts";

/** Longer than anybody waits: `lift-suspension` ends it. */
const duration = "100 years";

export const suspendAccount = handle(command, ({ input, actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { account: id, reason, sitesStayLive, isTold } = input;
    if (id === actor.id) throw new CommandError("not_now", { message: "This is your own account." });
    const account = await lockAccount(transaction, id);
    await refuseLastAdmin(transaction, id);
    const before = await suspensionOf(transaction, id);
    // First: whoever hears of the account looks up what is to become of its sites.
    await sql`
      insert into private.suspensions (account, reason, sites_stay_live) values (${id}, ${reason}, ${sitesStayLive})
      on conflict (account) do update set reason = excluded.reason, sites_stay_live = excluded.sites_stay_live
    `.execute(transaction);
    await sql`
      update auth.users set banned_until = now() + ${duration}::interval where id = ${id}
    `.execute(transaction);
    await endSessions(transaction, id, "global");
    await endLooks(transaction, { admin: id });
    // In the log of the account itself too, which its owner is given with their data.
    await recordAudit(
      transaction,
      { action: "user_banned", user: account, actor: "service_role" },
      { ip: "", userAgent: "" },
    );
    const isNews = before?.reason !== reason || before.sitesStayLive !== sitesStayLive;
    if (isTold && isNews) {
      await parts.mail.enqueue(transaction, {
        kind: "account-suspended",
        to: account.email,
        reason,
        sitesStayLive,
        replyTo: await studioAddress(transaction),
      });
    }
    await audit({
      act: "suspend-account",
      target: { kind: "account", id },
      before: { suspended: before !== null, ...before },
      after: { suspended: true, reason, sitesStayLive, isTold },
    });
    return {};
  }),
);
