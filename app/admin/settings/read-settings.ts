import {
  type StudioSettingKey,
  type StudioSettings,
  studioSettingKeys,
  studioSettings,
} from "../../../contract/studio-settings.ts";
import { openBackend } from "../../account/open-backend.ts";

/** One setting as it is; `changed` where somebody has set it, with what it was before. */
export type SetValue<Key extends StudioSettingKey = StudioSettingKey> = {
  value: StudioSettings[Key];
  changed: { before: StudioSettings[Key]; by: string; at: string } | undefined;
};

export type SetValues = { [Key in StudioSettingKey]: SetValue<Key> };

/** Everything that can be set. Throws what the service answers instead. */
export async function readStudioSettings(): Promise<SetValues> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("list_studio_settings");
  if (error) throw error;
  const entries = studioSettingKeys.map((key) => {
    const { schema, usual } = studioSettings[key];
    const row = rows.find((one) => one.key === key);
    const said = (kept: unknown) => {
      const parsed = schema.safeParse(kept);
      return parsed.success ? parsed.data : usual;
    };
    const changed = row && { before: said(row.before), by: row.changed_by, at: row.changed_at };
    return [key, { value: row ? said(row.value) : usual, changed }];
  });
  return Object.fromEntries(entries) as SetValues;
}
