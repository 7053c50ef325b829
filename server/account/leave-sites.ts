import { sql } from "kysely";
import type { JobParts } from "../jobs/job.ts";
import { dropReceiver } from "../people/drop-receiver.ts";
import { endLinksOf } from "../people/end-links-of.ts";
import { personOf } from "../people/person-of.ts";

/** Ends somebody's work on others' sites, one after the other, as if each owner had removed them; the owners are told. */
export async function leaveSites(parts: JobParts, account: string): Promise<void> {
  const memberships = await parts.database.typed
    .selectFrom("site_members")
    .select("site")
    .where("user_id", "=", account)
    .where("role", "<>", "owner")
    .execute();
  for (const { site } of memberships) await leaveSite(parts, account, site);
}

async function leaveSite({ database, mail, config }: JobParts, account: string, site: string): Promise<void> {
  await database.typed.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string; email: string | null }>`
      select sites.name, users.email from public.sites
      left join auth.users on users.id = sites.owner and private.is_open(users.id)
      where sites.id = ${site} for update of sites
    `.execute(transaction);
    const [found] = rows;
    if (!found) return;
    await dropReceiver(transaction, site, account);
    await endLinksOf(transaction, site, account);
    const gone = await transaction
      .deleteFrom("site_members")
      .where("site", "=", site)
      .where("user_id", "=", account)
      .returning("role")
      .executeTakeFirst();
    if (!gone) return;
    await transaction
      .insertInto("private.audit")
      .values({
        act: "remove-member",
        target_kind: "site",
        target: site,
        before: JSON.stringify({ member: account, role: gone.role }),
      })
      .execute();
    if (found.email === null) return;
    await mail.enqueue(transaction, {
      kind: "member-left",
      to: found.email,
      site: found.name,
      by: await personOf(transaction, account),
      link: `${config.siteUrl}/dashboard/sites/${site}#people`,
    });
  });
}
