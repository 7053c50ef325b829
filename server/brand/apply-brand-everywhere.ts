import { applyBrandEverywhere as command } from "../../contract/apply-brand-everywhere.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { brandChanged } from "./brand-changed.ts";
import { keepBrandChange } from "./keep-brand-change.ts";
import { wearingBrand } from "./wear-brand.kind.ts";

export const applyBrandEverywhere = handle(command, ({ input, actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { request, brand } = input;
    // Of two windows that ask at once, the second one finds what the first one began.
    const kept = await transaction
      .selectFrom("brands")
      .select("revision")
      .where("account", "=", actor.id)
      .forUpdate()
      .executeTakeFirst();
    if (!kept) throw new CommandError("not_found", { message: "There is no brand yet: save it first." });
    if (kept.revision !== brand) throw brandChanged();
    const waiting = await transaction
      .selectFrom("brand_changes")
      .select(["site", "run", "brand"])
      .where("account", "=", actor.id)
      .where("state", "=", "waiting")
      .execute();
    const [first] = waiting;
    if (first && first.brand !== brand) {
      throw new CommandError("not_now", {
        message: "Your sites are being changed to an earlier form of your brand. Wait until that is done.",
      });
    }
    // Sites before their changes, and always in this order: as whoever changes one of them locks them.
    const sites = await transaction
      .selectFrom("sites")
      .innerJoin("drafts", "drafts.site", "sites.id")
      .select(["sites.id", "drafts.revision"])
      .where("sites.owner", "=", actor.id)
      .where("sites.trashed_at", "is", null)
      .where("sites.suspended_at", "is", null)
      .orderBy("sites.id")
      .forUpdate("sites")
      .execute();
    if (first) return { run: first.run };
    if (sites.length === 0) throw new CommandError("not_now", { message: "There is no site yet." });
    for (const { id: site, revision } of sites) {
      await keepBrandChange(transaction, { site, account: actor.id, run: request, brand, revision });
      await parts.jobs.send(transaction, wearingBrand, { site, run: request }, { group: actor.id });
    }
    await audit({
      act: "apply-brand-everywhere",
      target: { kind: "account", id: actor.id },
      after: { brand, run: request, sites: sites.length },
    });
    return { run: request };
  }),
);
