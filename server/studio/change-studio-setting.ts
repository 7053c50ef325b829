import { isDeepStrictEqual } from "node:util";
import { sql, type Transaction } from "kysely";
import { changeStudioSetting as command } from "../../contract/change-studio-setting.ts";
import {
  type StudioSettingKey,
  type StudioSettings,
  usualSettings,
} from "../../contract/studio-setting-values.ts";
import { settingSchemas } from "../../contract/studio-settings.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { parseSetting } from "./read-setting.ts";

export const changeStudioSetting = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { key } = input;
    const parsed = settingSchemas[key].safeParse(
      input.value === undefined ? usualSettings[key] : input.value,
    );
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const field = ["value", ...(issue?.path ?? [])].join(".");
      throw new CommandError("invalid_input", { fields: { [field]: issue?.message ?? "" } });
    }
    // Two who decide about the same thing do so one after the other, also where it has no row yet.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`studio-setting:${key}`}, 0))`.execute(
      transaction,
    );
    const row = await transaction
      .selectFrom("private.studio_settings")
      .select("value")
      .where("key", "=", key)
      .executeTakeFirst();
    const before = parseSetting(key, row?.value ?? undefined);
    if (!isDeepStrictEqual(before, input.seen)) {
      throw new CommandError("not_now", {
        message: "Somebody has changed this meanwhile.",
        hint: "Look at what it is now, and decide again.",
      });
    }
    const kept = {
      value: JSON.stringify(parsed.data),
      before: JSON.stringify(before),
      changed_by: actor.id,
      changed_at: new Date(),
    };
    await transaction
      .insertInto("private.studio_settings")
      .values({ key, ...kept })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(kept))
      .execute();
    await apply(transaction, key, parsed.data as StudioSettings[StudioSettingKey]);
    await audit({
      act: "change-studio-setting",
      target: { kind: "setting", id: key },
      before,
      after: parsed.data,
    });
    return {};
  }),
);

/** What other tables hold of a setting follows it. */
async function apply(transaction: Transaction<Schema>, key: StudioSettingKey, value: unknown): Promise<void> {
  if (key !== "freePlan") return;
  const { sites, pages, pictureMegabytes, messages } = value as StudioSettings["freePlan"];
  await transaction
    .updateTable("plans")
    .set({ sites, pages, picture_bytes: String(pictureMegabytes * 1_000_000), messages })
    .where("name", "=", "free")
    .execute();
}
