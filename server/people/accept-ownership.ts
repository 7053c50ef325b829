import { sql, type Transaction } from "kysely";
import { acceptOwnership as command } from "../../contract/accept-ownership.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { openSite } from "../sites/open-site.ts";
import { readDraft } from "../sites/read-draft.ts";
import { changeOwner } from "./change-owner.ts";
import { openOffer } from "./open-offer.ts";
import { personOf } from "./person-of.ts";
import { requireCustomer } from "./require-customer.ts";

/** What both have agreed to: the site counts for the new owner's plan, and what it shows is theirs. */
export const acceptOwnership = handle(command, async ({ input, actor, parts, write }) => {
  const draft = await readDraft(parts.database, actor, input.site);
  // Counted before anything is locked: it takes the longest, and seldom has anybody changed it meanwhile.
  const counted = { revision: draft.revision, ...(await parts.desk.check(draft.document)) };
  return write(async ({ transaction, audit }) => {
    await requireCustomer(transaction, actor);
    const { id: site, name, owner } = await openSite(transaction, actor, input.site, "read");
    const { receiver, author } = await openOffer(transaction, site);
    if (receiver !== actor.id) throw new CommandError("not_permitted");
    // An offer is worth what whoever made it owns.
    if (owner === null || author !== owner) throw new CommandError("not_now");
    await requireOpen(transaction, owner);
    const { pictures, withdrawn } = await changeOwner(transaction, parts, {
      site,
      from: owner,
      to: actor.id,
      counted,
    });
    await parts.mail.enqueue(transaction, {
      kind: "ownership-taken",
      to: (await personOf(transaction, owner)).email,
      site: name,
      by: await personOf(transaction, actor.id),
      link: `${parts.config.siteUrl}/dashboard/sites/${site}`,
    });
    await audit({
      act: "accept-ownership",
      target: { kind: "site", id: site },
      before: { owner },
      after: { owner: actor.id, pictures, withdrawn },
    });
    return {};
  });
});

/** Sites of somebody who was suspended, or leaves, stand still: an offer from before does not bring them back in other hands. */
async function requireOpen(transaction: Transaction<Schema>, account: string): Promise<void> {
  const { rows } = await sql<{ open: boolean }>`select private.is_open(${account}) as open`.execute(
    transaction,
  );
  if (rows[0]?.open) return;
  throw new CommandError("not_now", {
    message: "Whoever offered this site cannot hand it over at the moment.",
    hint: "Write to the studio.",
  });
}
