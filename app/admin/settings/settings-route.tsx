import type { MetaFunction } from "react-router";
import { studioSettingKeys } from "../../../contract/studio-setting-values.ts";
import { PartWaiting } from "../../account/area/part-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { readStudioSettings } from "./read-settings.ts";
import { SettingRow } from "./setting-row.tsx";
import { settingsContent as words } from "./settings-content.ts";
import { SettingsRoom } from "./settings-room.tsx";

export const meta: MetaFunction = () => [
  { title: words.title(words.rooms.settings) },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function SettingsRoute() {
  return (
    <SettingsRoom>
      <Settings />
    </SettingsRoom>
  );
}

function Settings() {
  const { value, error, again } = useLoaded("", readStudioSettings);
  if (!value) return <PartWaiting words={words} error={error} again={again} />;
  return (
    <div className="grid">
      {studioSettingKeys.map((key) => (
        <SettingRow key={key} name={key} kept={value[key]} onChanged={again} />
      ))}
    </div>
  );
}
