import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { MailWords } from "../../../../contract/mail-words.ts";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import { CommandRefused } from "../../../account/command-refused.ts";
import { describeError } from "../../../account/describe-error.ts";
import { sendCommand } from "../../../account/send-command.ts";
import { showSuccess, useAction } from "../../../account/use-action.ts";
import { useTitle } from "../../../account/use-title.ts";
import { Button } from "../../../components/ui/button.tsx";
import { whenText } from "../when-text.ts";
import { MailFields, type WordsField } from "./mail-fields.tsx";
import { MailPlaceholders } from "./mail-placeholders.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { mailsContent as words } from "./mails-content.ts";
import type { EveryMail, OneMail } from "./read-mails.ts";
import { typedOf, wordsOf } from "./typed-words.ts";
import { usePaused } from "./use-paused.ts";

type Props = { mail: OneMail; by: EveryMail["by"]; onChanged: () => void };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** One mail: its words to change, what it looks like with them, and the way back. */
export function MailEditor({ mail, by, onChanged }: Props) {
  const { key, title, usual, revision, changed, placeholders } = mail;
  const said = mail.words ?? usual;
  const hasButton = usual.button !== null;
  const [typed, setTyped] = useState(() => typedOf(said));
  const field = useRef<WordsField>(null);
  const saving = useAction();
  const sending = useAction();
  const id = useId();
  useTitle(title);

  // What somebody has said meanwhile, or one has taken back, stands in the fields, unless something else is being typed there.
  const saidText = JSON.stringify(said);
  const shown = useRef(saidText);
  useEffect(() => {
    const before = JSON.stringify(typedOf(JSON.parse(shown.current)));
    shown.current = saidText;
    setTyped((now) => (JSON.stringify(now) === before ? typedOf(JSON.parse(saidText)) : now));
  }, [saidText]);

  const next = wordsOf(typed, hasButton);
  const asked = usePaused(JSON.stringify(next));
  const preview = useLoaded(asked, () =>
    sendCommand("preview-mail", { mail: key, words: JSON.parse(asked) }),
  );
  const { error } = preview;
  const problems = error instanceof CommandRefused ? error.fields : {};
  const isRefused = Object.keys(problems).length > 0;

  const change = (to: MailWords | null) =>
    saving.run(async () => {
      try {
        await sendCommand("change-mail-words", {
          request: crypto.randomUUID(),
          mail: key,
          words: to,
          revision,
        });
      } finally {
        onChanged();
      }
      showSuccess(words.saved);
    });
  const send = () =>
    sending.run(async () => {
      const { to } = await sendCommand("send-mail-preview", {
        request: crypto.randomUUID(),
        mail: key,
        words: next,
      });
      showSuccess(words.send.sent[by](to));
    });

  function submit(event: FormEvent): void {
    event.preventDefault();
    void change(isSame(next, usual) ? null : next);
  }

  function insert(name: string): void {
    const at = field.current;
    if (!at?.isConnected) return;
    at.focus();
    at.setRangeText(`{${name}}`, at.selectionStart ?? 0, at.selectionEnd ?? 0, "end");
    at.dispatchEvent(new Event("input", { bubbles: true }));
  }

  const isTyped = !isSame(next, said);
  const when = changed && whenText(changed.at);
  return (
    <article
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="grid min-w-0 content-start gap-8">
        <header>
          <h2 id={id} className="font-display text-4xl leading-tight text-balance sm:text-5xl">
            {title}
          </h2>
          <p className="mt-2 text-pretty text-muted">{mail.when}</p>
        </header>
        <form onSubmit={submit} noValidate className="grid gap-6">
          <MailFields
            typed={typed}
            hasButton={hasButton}
            problems={problems}
            onType={setTyped}
            onWriteIn={(at) => {
              field.current = at;
            }}
          />
          <p className="text-sm text-muted">
            {changed && when ? (mail.words ? words.changed : words.asUsual)(changed.by, when) : words.usual}
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {isTyped && (
              <>
                <Button type="submit" busyLabel={saving.busy && words.saving}>
                  {words.save}
                </Button>
                <Button variant="text" onClick={() => setTyped(typedOf(said))}>
                  {words.discard}
                </Button>
              </>
            )}
            {!isTyped && changed && !isSame(changed.before, mail.words) && (
              <Button variant="text" onClick={() => void change(changed.before)}>
                {words.undo}
              </Button>
            )}
            {!isTyped && mail.words && changed?.before && (
              <Button variant="text" onClick={() => void change(null)}>
                {words.backToUsual}
              </Button>
            )}
            <Button
              variant="outline"
              aria-disabled={isRefused || undefined}
              busyLabel={sending.busy && words.send.sending}
              onClick={() => void send()}
            >
              {words.send.button}
            </Button>
          </div>
        </form>
        <MailPlaceholders placeholders={placeholders} onInsert={insert} />
        {mail.words && <UsualWords usual={usual} />}
      </div>
      <MailPreview
        drawn={preview.value}
        said={saidOfPreview(isRefused, error, preview.loading || asked !== JSON.stringify(next))}
      />
    </article>
  );
}

function saidOfPreview(isRefused: boolean, error: unknown, isDrawing: boolean): string {
  if (isDrawing) return words.preview.drawing;
  if (isRefused) return words.preview.refused;
  return error === undefined ? words.preview.samples : describeError(error);
}

function UsualWords({ usual }: { usual: MailWords }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer underline underline-offset-4">{words.usualWords}</summary>
      <dl className="mt-2 grid gap-3 border-l border-line pl-5">
        {[
          [words.fields.subject, usual.subject],
          [words.fields.preheader, usual.preheader],
          [words.fields.heading, usual.heading],
          [words.fields.paragraphs, usual.paragraphs.join("\n\n")],
          [words.fields.button, usual.button],
        ].map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt className="text-sm text-muted">{name}</dt>
                <dd className="whitespace-pre-line text-pretty wrap-anywhere">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}
