import { type FormEvent, useState } from "react";
import type { MetaFunction } from "react-router";
import { PartWaiting } from "../../account/area/part-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import { openBackend } from "../../account/open-backend.ts";
import type { Announcement } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextArea } from "../../components/ui/text-area.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { settingsContent, announcementsContent as words } from "./settings-content.ts";
import { SettingsRoom } from "./settings-room.tsx";
import { whenText } from "./when-text.ts";

export const meta: MetaFunction = () => [
  { title: settingsContent.title(words.heading) },
  { name: "description", content: settingsContent.description },
  { name: "robots", content: "noindex" },
];

export default function AnnouncementsRoute() {
  return (
    <SettingsRoom>
      <Announcements />
    </SettingsRoom>
  );
}

async function readAnnouncements(): Promise<Announcement[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("list_announcements");
  if (error) throw error;
  return rows;
}

const waiting = { ...words, again: settingsContent.again };
const nothingTyped = { title: "", body: "", from: "", until: "" };

function Announcements() {
  const { value, error, again } = useLoaded("", readAnnouncements);
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <NewAnnouncement onMade={again} />
      <section aria-labelledby="announced" className="min-w-0">
        <h2 id="announced" className="mb-5 font-display text-3xl">
          {words.list}
        </h2>
        {!value ? (
          <PartWaiting words={waiting} error={error} again={again} />
        ) : value.length === 0 ? (
          <p className="border-t border-line py-6 text-lg text-muted">{words.none}</p>
        ) : (
          <ul>
            {value.map((one) => (
              <Announced key={one.id} one={one} onChanged={again} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function NewAnnouncement({ onMade }: { onMade: () => void }) {
  const { busy, run } = useAction();
  const [typed, setTyped] = useState(nothingTyped);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [request, setRequest] = useState(() => crypto.randomUUID());
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      setTyped({ ...typed, [name]: target.value }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      setErrors({});
      try {
        await sendCommand("make-announcement", {
          request,
          title: typed.title,
          body: typed.body,
          from: (typed.from ? new Date(typed.from) : new Date()).toISOString(),
          until: typed.until ? new Date(typed.until).toISOString() : null,
        });
      } catch (refused) {
        if (refused instanceof CommandRefused) setErrors(refused.fields);
        throw refused;
      }
      setTyped(nothingTyped);
      setRequest(crypto.randomUUID());
      showSuccess(words.form.sent);
      onMade();
    });
  }

  return (
    <form onSubmit={submit} aria-labelledby="announce" className="grid content-start gap-5">
      <h2 id="announce" className="font-display text-3xl">
        {words.form.heading}
      </h2>
      <p className="max-w-md text-pretty text-muted">{words.text}</p>
      <TextField label={words.form.title} required maxLength={120} {...field("title")} />
      <TextArea label={words.form.body} required rows={5} maxLength={1000} {...field("body")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.form.from}
          hint={words.form.fromHint}
          type="datetime-local"
          {...field("from")}
        />
        <TextField
          label={words.form.until}
          hint={words.form.untilHint}
          type="datetime-local"
          {...field("until")}
        />
      </div>
      <Button type="submit" busyLabel={busy && words.form.sending} className="justify-self-start">
        {words.form.send}
      </Button>
    </form>
  );
}

function Announced({ one, onChanged }: { one: Announcement; onChanged: () => void }) {
  const { run } = useAction();
  const isWithdrawn = one.withdrawn_at !== null;
  const state = stateOf(one, Date.now());
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-xl font-semibold">{one.title}</h3>
        <p className="mt-1 whitespace-pre-line text-pretty">{one.body}</p>
        <p className="mt-2 text-sm text-muted">
          {words.states[state]}.{" "}
          {words.between(whenText(one.shown_from), one.shown_until ? whenText(one.shown_until) : undefined)}{" "}
          {words.by(one.made_by)}
        </p>
      </div>
      {state !== "over" && (
        <Button
          variant="outline"
          className="self-start justify-self-start"
          onClick={() =>
            void run(async () => {
              await sendCommand("withdraw-announcement", {
                request: crypto.randomUUID(),
                announcement: one.id,
                isWithdrawn: !isWithdrawn,
              });
              showSuccess(isWithdrawn ? words.done.shown : words.done.withdrawn);
              onChanged();
            })
          }
        >
          {isWithdrawn ? words.show : words.withdraw}
        </Button>
      )}
    </li>
  );
}

function stateOf(one: Announcement, now: number): keyof typeof words.states {
  if (one.withdrawn_at) return "withdrawn";
  if (one.shown_until && Date.parse(one.shown_until) <= now) return "over";
  return Date.parse(one.shown_from) > now ? "waiting" : "shown";
}
