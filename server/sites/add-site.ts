import { CommandError } from "../api/command-error.ts";
import type { Actor, Writing } from "../api/handle-command.ts";
import { addressTaken, isTakenAddress, requireAddress } from "./require-address.ts";
import { requireRoomBesideTrash, requireRoomForPages, requireRoomForSite } from "./require-quota.ts";

export type NewSite = {
  site: string;
  name: string;
  subdomain: string;
  template: string;
  /** What it began with, where that is not the design that it wears. */
  begunFrom?: string;
  document: object;
  /** How many it is drawn as. */
  pages: number;
};

/**
 * Makes a site of the actor's with this draft, and says so in the audit as `act`. Throws `CommandError` where the plan
 * holds no more, or the address or the id is not free.
 */
export async function addSite(
  { transaction, audit }: Writing,
  actor: Actor,
  act: string,
  { site, name, subdomain, template, begunFrom, document, pages }: NewSite,
): Promise<{ site: string; subdomain: string; revision: number }> {
  await requireRoomForSite(transaction, actor.id);
  await requireRoomBesideTrash(transaction, actor.id);
  await requireRoomForPages(transaction, actor.id, pages);
  await requireAddress(transaction, subdomain);
  const inserted = await transaction
    .insertInto("sites")
    .values({ id: site, owner: actor.id, name, subdomain, template, begun_from: begunFrom ?? template })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst()
    .catch((error) => {
      throw isTakenAddress(error) ? addressTaken() : error;
    });
  // Its id is somebody else's: as likely as not a guess.
  if (inserted.numInsertedOrUpdatedRows !== 1n) throw new CommandError("already_there");
  await transaction.insertInto("site_members").values({ site, user_id: actor.id, role: "owner" }).execute();
  await transaction
    .insertInto("drafts")
    .values({ site, document: JSON.stringify(document) })
    .execute();
  await audit({
    act,
    target: { kind: "site", id: site },
    after: { name, subdomain, template: begunFrom ?? template },
  });
  return { site, subdomain, revision: 1 };
}
