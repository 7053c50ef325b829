import { type FormEvent, useState } from "react";
import type { TemplateNote } from "../../../contract/studio-templates.ts";
import { todaysVersion } from "../../../templates/versions/design-versions.ts";
import { ListFailed } from "../../account/area/lists/list-failed.tsx";
import type { Loaded } from "../../account/area/use-loaded.ts";
import { formText } from "../../account/form-text.ts";
import { Button } from "../../components/ui/button.tsx";
import { inputClass } from "../../components/ui/text-field.tsx";
import { whenInWords } from "../../dashboard/sites/sites-content.ts";
import type { StudioTemplate } from "./read-templates.ts";
import { templatesContent } from "./templates-content.ts";

const words = templatesContent.one.versions;

export type TemplateNotes = {
  busy: boolean;
  notes: Loaded<readonly TemplateNote[]>;
  /** Says what a version is in place of what was seen, and that this was done; gives false where it was not. */
  note: (version: number, note: string, seen: string, said: string) => Promise<boolean>;
};

/** The versions that it has had, each with what the studio says of it. */
export function TemplateVersions({
  template: { slug, own },
  notes: { value, error, again },
  busy,
  note,
}: TemplateNotes & { template: StudioTemplate }) {
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
              version={version}
              isNewest={version === newest}
              noted={value?.find((one) => one.version === version)}
              isRead={value !== undefined}
              busy={busy}
              onNote={(typed, seen) => note(version, typed, seen, words.done(version))}
            />
          ))}
      </ol>
    </section>
  );
}

type VersionProps = {
  version: number;
  isNewest: boolean;
  noted: TemplateNote | undefined;
  isRead: boolean;
  busy: boolean;
  onNote: (typed: string, seen: string) => Promise<boolean>;
};

function Version({ version, isNewest, noted, isRead, busy, onNote }: VersionProps) {
  const [isOpen, setOpen] = useState(false);
  const note = noted?.note ?? "";
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = formText(event.currentTarget, "note").trim();
    // What somebody has typed stays where somebody else was first.
    if (typed === note || (await onNote(typed, note))) setOpen(false);
  }

  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <h3 className="font-display text-2xl leading-tight">{words.version(version)}</h3>
      <div className="grid justify-items-start gap-1">
        {isOpen ? (
          <form onSubmit={(event) => void submit(event)} className="grid w-full gap-3">
            <textarea
              name="note"
              aria-label={words.edit(version)}
              defaultValue={note}
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
            <p className={`text-pretty wrap-anywhere ${note ? "" : "text-muted"}`}>{note || words.none}</p>
            {note && noted && (
              <p className="text-sm text-muted">{words.by(noted.by_whom, whenInWords(noted.at))}</p>
            )}
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
