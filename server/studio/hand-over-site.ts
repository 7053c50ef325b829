import { sql } from "kysely";
import { handOverSite as command } from "../../contract/hand-over-site.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { findUserByEmail, isBanned } from "../auth/account/user-row.ts";
import { changeOwner } from "../people/change-owner.ts";

type SiteRow = { name: string; owner: string | null; trashed_at: Date | null; document: unknown };

export const handOverSite = handle(command, async ({ input, parts, write }) => {
  const { site, to } = input;
  const found = await sql<SiteRow>`
    select site.name, site.owner, site.trashed_at, draft.document from public.sites as site
    join public.drafts as draft on draft.site = site.id where site.id = ${site}
  `.execute(parts.database.typed);
  const [before] = found.rows;
  if (!before) throw new CommandError("not_found", { message: "There is no such site any more." });
  // Counted before anything is locked: it takes the longest.
  const { pages } = await parts.desk.check(before.document);
  return write(async ({ transaction, audit }) => {
    const { rows } = await sql<Omit<SiteRow, "document"> & { from_email: string }>`
      select site.name, site.owner, site.trashed_at, account.email as from_email from public.sites as site
      join auth.users as account on account.id = site.owner where site.id = ${site} for update of site
    `.execute(transaction);
    const [row] = rows;
    if (!row?.owner) throw new CommandError("not_now", { message: "Nobody owns this site any more." });
    if (row.trashed_at !== null) throw new CommandError("site_trashed");
    const receiver = await findUserByEmail(transaction, to);
    if (!receiver) throw refusedAddress("There is no account with this address. Invite them first.");
    if (receiver.id === row.owner) throw refusedAddress("The site is theirs already.");
    if (isBanned(receiver)) throw refusedAddress("This account is suspended.");
    if (receiver.email_confirmed_at === null)
      throw refusedAddress("They have not confirmed their address yet.");
    await sql`
      insert into public.site_members (site, user_id, role) values (${site}, ${receiver.id}, 'editor')
      on conflict do nothing
    `.execute(transaction);
    const pictures = await changeOwner(transaction, { site, from: row.owner, to: receiver.id, pages });
    const link = `${parts.config.siteUrl}/dashboard/sites/${site}`;
    await parts.mail.enqueue(transaction, { kind: "site-given", to: receiver.email, site: row.name, link });
    await parts.mail.enqueue(transaction, { kind: "site-taken", to: row.from_email, site: row.name, link });
    await audit({
      act: "hand-over-site",
      target: { kind: "site", id: site },
      before: { owner: row.owner },
      after: { owner: receiver.id, pictures },
    });
    return { owner: receiver.id };
  });
});

function refusedAddress(message: string): CommandError {
  return new CommandError("not_now", { message, fields: { to: message } });
}
