import { sql } from "kysely";
import { handOverSite as command } from "../../contract/hand-over-site.ts";
import type { Role } from "../../contract/set-role.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { findUserByEmail } from "../auth/account/user-row.ts";
import { changeOwner } from "../people/change-owner.ts";

type SiteRow = { name: string; owner: string | null; trashed_at: Date | null };

export const handOverSite = handle(command, async ({ input, parts, write }) => {
  const { site, to } = input;
  const draft = await parts.database.typed
    .selectFrom("drafts")
    .select(["revision", "document"])
    .where("site", "=", site)
    .executeTakeFirst();
  if (!draft) throw new CommandError("not_found", { message: "There is no such site any more." });
  // Counted before anything is locked: it takes the longest, and seldom has anybody changed it meanwhile.
  const counted = { revision: draft.revision, ...(await parts.desk.check(draft.document)) };
  return write(async ({ transaction, audit }) => {
    const { rows } = await sql<SiteRow & { from_email: string }>`
      select site.name, site.owner, site.trashed_at, account.email as from_email from public.sites as site
      join auth.users as account on account.id = site.owner where site.id = ${site} for update of site
    `.execute(transaction);
    const [row] = rows;
    if (!row?.owner) throw new CommandError("not_now", { message: "Nobody owns this site any more." });
    if (row.trashed_at !== null) throw new CommandError("site_trashed");
    const receiver = await findUserByEmail(transaction, to);
    if (!receiver) throw refusedAddress("There is no account with this address. Invite them first.");
    if (receiver.id === row.owner) throw refusedAddress("The site is theirs already.");
    const { rows: told } = await sql<{ role: Role; is_open: boolean }>`
      select private.role_of(${receiver.id}) as role, private.is_open(${receiver.id}) as is_open
    `.execute(transaction);
    if (told[0]?.role !== "customer") throw refusedAddress("Administrators own no sites.");
    if (!told[0].is_open) throw refusedAddress("This account is suspended, or being deleted.");
    if (receiver.email_confirmed_at === null)
      throw refusedAddress("They have not confirmed their address yet.");
    await sql`
      insert into public.site_members (site, user_id, role) values (${site}, ${receiver.id}, 'editor')
      on conflict do nothing
    `.execute(transaction);
    const changed = await changeOwner(transaction, parts, {
      site,
      from: row.owner,
      to: receiver.id,
      counted,
    });
    const link = `${parts.config.siteUrl}/dashboard/sites/${site}`;
    await parts.mail.enqueue(transaction, { kind: "site-given", to: receiver.email, site: row.name, link });
    await parts.mail.enqueue(transaction, { kind: "site-taken", to: row.from_email, site: row.name, link });
    await audit({
      act: "hand-over-site",
      target: { kind: "site", id: site },
      before: { owner: row.owner },
      after: { owner: receiver.id, ...changed },
    });
    return { owner: receiver.id };
  });
});

function refusedAddress(message: string): CommandError {
  return new CommandError("not_now", { message, fields: { to: message } });
}
