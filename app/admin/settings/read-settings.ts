import {
  type StudioSettingKey,
  type StudioSettings,
  studioSettingKeys,
  usualSettings,
} from "../../../contract/studio-setting-values.ts";
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
    const row = rows.find((one) => one.key === key);
    const changed = row && { before: row.before, by: row.changed_by, at: row.changed_at };
    // The server let nothing in that is no such value.
    return [key, { value: row ? row.value : usualSettings[key], changed }];
  });
  return Object.fromEntries(entries) as SetValues;
}
