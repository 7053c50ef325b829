import { saveBrand as command } from "../../contract/save-brand.ts";
import { handle } from "../api/handle-command.ts";
import { brandChanged } from "./brand-changed.ts";

export const saveBrand = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const brand = JSON.stringify(input.brand);
    const saved =
      input.revision === 0
        ? await transaction
            .insertInto("brands")
            .values({ account: actor.id, brand })
            .onConflict((conflict) => conflict.doNothing())
            .returning("revision")
            .executeTakeFirst()
        : await transaction
            .updateTable("brands")
            .set({ brand, revision: input.revision + 1, updated_at: new Date() })
            .where("account", "=", actor.id)
            .where("revision", "=", input.revision)
            .returning("revision")
            .executeTakeFirst();
    if (!saved) throw brandChanged();
    await audit({
      act: "save-brand",
      target: { kind: "account", id: actor.id },
      after: { revision: saved.revision },
    });
    return { revision: saved.revision };
  }),
);
