import { type FormEvent, useEffect, useRef, useState } from "react";
import { type StudioEvent, type StudioWebhook, studioEvents } from "../../../contract/studio-events.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { webhooksContent } from "./webhooks-content.ts";

const { form: words, events: names } = webhooksContent;

type Props = {
  hook: StudioWebhook | undefined;
  /** Told the secret where there is a new one. */
  onSaved: (secret: string | undefined) => void;
  onCancel: () => void;
};

/** Adds an address, or changes `hook`. */
export function WebhookForm({ hook, onSaved, onCancel }: Props) {
  const { busy, run } = useAction();
  const [id] = useState(() => hook?.id ?? crypto.randomUUID());
  const [url, setUrl] = useState(hook?.url ?? "");
  const [chosen, setChosen] = useState<readonly StudioEvent[]>(() =>
    studioEvents.filter((one) => !hook || hook.events.includes(one)),
  );
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const isChange = hook !== undefined;
  // Whoever presses Change beside an address is led to where it is changed.
  useEffect(() => {
    if (isChange) form.current?.querySelector("input")?.focus();
  }, [isChange]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen.length === 0) {
      setProblems({ events: words.choose });
      return;
    }
    void run(async () => {
      setProblems({});
      try {
        const request = crypto.randomUUID();
        const said = await sendCommand("save-studio-webhook", {
          request,
          webhook: id,
          url: url.trim(),
          events: [...chosen],
        });
        // A new secret says it for itself.
        if (said.secret === null) showSuccess(words.saved);
        onSaved(said.secret ?? undefined);
      } catch (error) {
        if (!(error instanceof CommandRefused) || Object.keys(error.fields).length === 0) throw error;
        setProblems(error.fields);
      }
    });
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      aria-labelledby="told"
      className="grid content-start gap-6 border-t border-line pt-6"
    >
      <h3 id="told" className="font-display text-3xl">
        {isChange ? words.change : words.add}
      </h3>
      <TextField
        label={words.url}
        hint={isChange && url !== hook.url ? words.another : words.urlHint}
        error={problems.url}
        type="url"
        name="url"
        required
        maxLength={500}
        spellCheck={false}
        autoComplete="off"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <fieldset aria-describedby={problems.events ? "no-events" : undefined}>
        <legend className="mb-1 text-sm font-semibold">{words.events}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2 lg:max-xl:grid-cols-1">
          {studioEvents.map((event) => (
            <label key={event} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={chosen.includes(event)}
                onChange={({ target }) =>
                  setChosen(
                    studioEvents.filter((one) => (one === event ? target.checked : chosen.includes(one))),
                  )
                }
                className="size-5 shrink-0 accent-accent"
              />
              {names[event]}
            </label>
          ))}
        </div>
        <Button
          variant="text"
          onClick={() => setChosen(chosen.length === studioEvents.length ? [] : studioEvents)}
        >
          {chosen.length === studioEvents.length ? words.noneOfThem : words.all}
        </Button>
        {problems.events && (
          <p id="no-events" role="alert" className="border-l-6 border-danger pl-4">
            {problems.events}
          </p>
        )}
      </fieldset>
      <div className="flex flex-wrap gap-x-6">
        <Button type="submit" busyLabel={busy && words.saving}>
          {words.save}
        </Button>
        {isChange && (
          <Button variant="text" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
