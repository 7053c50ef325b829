import { type Kysely, sql } from "kysely";
import {
  type StudioSettingKey,
  type StudioSettings,
  usualSettings,
} from "../../contract/studio-setting-values.ts";
import { settingSchemas } from "../../contract/studio-settings.ts";
import type { Schema } from "../db/database-types.ts";

/** What holds for the studio at this moment. What an earlier server kept and this one does not understand is as usual. */
export async function readSetting<Key extends StudioSettingKey>(
  connection: Kysely<Schema>,
  key: Key,
): Promise<StudioSettings[Key]> {
  const { rows } = await sql<{ value: unknown }>`select private.studio_setting(${key}) as value`.execute(
    connection,
  );
  return parseSetting(key, rows[0]?.value ?? undefined);
}

/** `kept`, as the database has it, or the usual. */
export function parseSetting<Key extends StudioSettingKey>(key: Key, kept: unknown): StudioSettings[Key] {
  const parsed = settingSchemas[key].safeParse(kept);
  return kept !== undefined && parsed.success ? (parsed.data as StudioSettings[Key]) : usualSettings[key];
}
