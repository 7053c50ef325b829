import { type MetaFunction, useSearchParams } from "react-router";
import { PartWaiting } from "../../../account/area/part-waiting.tsx";
import { QuietLink } from "../../../account/area/quiet-link.tsx";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import { settingsContent } from "../settings-content.ts";
import { SettingsRoom } from "../settings-room.tsx";
import { MailEditor } from "./mail-editor.tsx";
import { mailsContent as words } from "./mails-content.ts";
import { readMails } from "./read-mails.ts";

export const meta: MetaFunction = () => [
  { title: settingsContent.title(words.heading) },
  { name: "description", content: settingsContent.description },
  { name: "robots", content: "noindex" },
];

export default function WordsRoute() {
  return (
    <SettingsRoom>
      <p className="-mt-4 mb-4">
        <QuietLink to="/admin/settings/mails">← {words.all}</QuietLink>
      </p>
      <OneMail />
    </SettingsRoom>
  );
}

function OneMail() {
  const [asked] = useSearchParams();
  const key = asked.get("of") ?? "";
  const { value, error, again } = useLoaded("", readMails);
  if (!value) return <PartWaiting words={words} error={error} again={again} />;
  const mail = value.mails.find((one) => one.key === key);
  if (!mail) return <p className="py-12 text-lg text-muted">{words.missing}</p>;
  return <MailEditor key={key} mail={mail} by={value.by} onChanged={again} />;
}
