import { Link, type MetaFunction } from "react-router";
import { mailGroups } from "../../../../contract/mail-kinds.ts";
import { PartWaiting } from "../../../account/area/part-waiting.tsx";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import { settingsContent } from "../settings-content.ts";
import { SettingsRoom } from "../settings-room.tsx";
import { whenText } from "../when-text.ts";
import { mailsContent as words } from "./mails-content.ts";
import { type OneMail, readMails } from "./read-mails.ts";

export const meta: MetaFunction = () => [
  { title: settingsContent.title(words.heading) },
  { name: "description", content: settingsContent.description },
  { name: "robots", content: "noindex" },
];

export default function MailsRoute() {
  return (
    <SettingsRoom>
      <Mails />
    </SettingsRoom>
  );
}

function Mails() {
  const { value, error, again } = useLoaded("", readMails);
  if (!value) return <PartWaiting words={words} error={error} again={again} />;
  return (
    <>
      <p className="max-w-2xl text-pretty">{words.lead}</p>
      <p className="mt-2 mb-12 max-w-2xl text-sm text-pretty text-muted">{words.supabase}</p>
      <div className="grid gap-14">
        {mailGroups.map((group) => (
          <section
            key={group}
            aria-labelledby={group}
            className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
          >
            <h2 id={group} className="font-display text-3xl leading-tight">
              {words.groups[group]}
            </h2>
            <ul>
              {value.mails
                .filter((mail) => mail.group === group)
                .map((mail) => (
                  <MailLine key={mail.key} mail={mail} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function MailLine({ mail: { key, title, when, words: said, usual, changed } }: { mail: OneMail }) {
  return (
    <li className="relative grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-2">
      <div className="min-w-0">
        <Link
          to={`/admin/settings/mails/words?of=${key}`}
          className="text-lg font-semibold underline-offset-4 after:absolute after:inset-0 hover:text-accent hover:underline"
        >
          {title}
        </Link>
        <p className="text-sm text-pretty text-muted">{when}</p>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p>{(said ?? usual).subject}</p>
        {said && changed && (
          <p className="text-sm text-muted">{words.changed(changed.by, whenText(changed.at))}</p>
        )}
      </div>
    </li>
  );
}
