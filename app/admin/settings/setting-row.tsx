import { type FormEvent, useEffect, useId, useState } from "react";
import { type StudioSettingKey, usualSettings } from "../../../contract/studio-setting-values.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import type { SetValue } from "./read-settings.ts";
import { SettingFields, sayUsual } from "./setting-fields.tsx";
import { settingsContent as words } from "./settings-content.ts";
import { whenText } from "./when-text.ts";

type Props = { name: StudioSettingKey; kept: SetValue; onChanged: () => void };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** One thing that is set: what it means, what it is and usually is, who changed it, and the way back. */
export function SettingRow({ name, kept, onChanged }: Props) {
  const { title, text } = words.settings[name];
  const usual = usualSettings[name];
  const { busy, run } = useAction();
  const [typed, setTyped] = useState<unknown>(kept.value);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const id = useId();
  // What somebody has set meanwhile, or one has taken back, stands in the fields.
  const keptText = JSON.stringify(kept.value);
  useEffect(() => setTyped(JSON.parse(keptText)), [keptText]);

  const set = (value: unknown) =>
    run(async () => {
      setProblems({});
      try {
        await sendCommand("change-studio-setting", {
          request: crypto.randomUUID(),
          key: name,
          value: value as never,
          seen: kept.value as never,
        });
      } catch (error) {
        if (error instanceof CommandRefused) setProblems(error.fields);
        throw error;
      } finally {
        onChanged();
      }
      showSuccess(words.saved(title));
    });

  function submit(event: FormEvent): void {
    event.preventDefault();
    void set(typed);
  }

  const { changed } = kept;
  const isChanged = !isSame(typed, kept.value);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id={id} className="font-display text-3xl leading-tight">
          {title}
        </h2>
        <p className="mt-2 max-w-md text-pretty text-muted">{text}</p>
      </div>
      <form onSubmit={submit} className="grid max-w-2xl content-start gap-4">
        <SettingFields name={name} label={title} value={typed} problems={problems} onChange={setTyped} />
        <p className="text-sm text-muted">
          {words.usual(sayUsual(name))}
          {changed && <> {words.changed(changed.by, whenText(changed.at))}</>}
        </p>
        <div className="flex flex-wrap items-center gap-x-6">
          {isChanged && (
            <>
              <Button type="submit" busyLabel={busy && words.saving}>
                {words.save}
              </Button>
              <Button variant="text" onClick={() => setTyped(kept.value)}>
                {words.discard}
              </Button>
            </>
          )}
          {!isChanged && changed && !isSame(changed.before, kept.value) && (
            <Button variant="text" onClick={() => void set(changed.before)}>
              {words.undo}
            </Button>
          )}
          {!isChanged && !isSame(usual, kept.value) && !isSame(usual, changed?.before) && (
            <Button variant="text" onClick={() => void set(undefined)}>
              {words.asUsual}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
