import { type FormEvent, useState } from "react";
import type { TemplateNote } from "../../../contract/studio-templates.ts";
import { todaysVersion } from "../../../templates/versions/design-versions.ts";
import { ListFailed } from "../../account/area/lists/list-failed.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { formText } from "../../account/form-text.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { inputClass } from "../../components/ui/text-field.tsx";
import { whenInWords } from "../../dashboard/sites/sites-content.ts";
import { readNotes, type StudioTemplate } from "./read-templates.ts";
import { templatesContent } from "./templates-content.ts";

const words = templatesContent.one.versions;

/** The versions that it has had, each with what the studio says of it. */
export function TemplateVersions({ template }: { template: StudioTemplate }) {
  const { slug, own } = template;
  const { value, error, again } = useLoaded(slug, () => readNotes(slug));
  const newest = own?.version ?? todaysVersion(slug) ?? 1;
  const counted = own ? [] : Array.from({ length: newest }, (_, index) => newest - index);
  const versions = [...new Set([...counted, newest, ...(value ?? []).map(({ version }) => version)])];
  return (
    <section aria-labelledby="template-versions">
      <h2 id="template-versions" className="pb-4 font-display text-4xl leading-none">
        {words.heading}
      </h2>
      <ListFailed error={error} text={words.failed} again={again} />
      <ol className="border-b border-line">
        {versions
          .sort((one, other) => other - one)
          .map((version) => (
            <Version
              key={version}
              template={slug}
              version={version}
              isNewest={version === newest}
              note={value?.find((one) => one.version === version)}
              isRead={value !== undefined}
              onChanged={again}
            />
          ))}
      </ol>
    </section>
  );
}

type VersionProps = {
  template: string;
  version: number;
  isNewest: boolean;
  note: TemplateNote | undefined;
  isRead: boolean;
  onChanged: () => void;
};

function Version({ template, version, isNewest, note, isRead, onChanged }: VersionProps) {
  const [isOpen, setOpen] = useState(false);
  const { busy, run } = useAction();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = formText(event.currentTarget, "note").trim();
    void run(async () => {
      try {
        await sendCommand("note-template-version", {
          request: crypto.randomUUID(),
          template,
          version,
          note: typed,
          seen: note?.note ?? "",
        });
        setOpen(false);
        showSuccess(words.done(version));
      } finally {
        onChanged();
      }
    });
  }

  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <h3 className="font-display text-2xl leading-tight">{words.version(version)}</h3>
      <div className="grid justify-items-start gap-1">
        {isOpen ? (
          <form onSubmit={submit} className="grid w-full gap-3">
            <textarea
              name="note"
              aria-label={words.edit(version)}
              defaultValue={note?.note}
              rows={2}
              maxLength={1000}
              className={`${inputClass} py-3`}
            />
            <div className="flex flex-wrap gap-x-6">
              <Button type="submit" busyLabel={busy && templatesContent.one.state.busy}>
                {words.save}
              </Button>
              <Button variant="text" onClick={() => setOpen(false)}>
                {words.cancel}
              </Button>
            </div>
          </form>
        ) : (
          <>
            <p className={`text-pretty wrap-anywhere ${note ? "" : "text-muted"}`}>
              {note?.note ?? words.none}
            </p>
            {note && <p className="text-sm text-muted">{words.by(note.by_whom, whenInWords(note.at))}</p>}
            {isNewest && <p className="text-sm text-muted">{words.newest}</p>}
            {isRead && (
              <Button variant="text" aria-label={words.changeOf(version)} onClick={() => setOpen(true)}>
                {words.change}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}
