import { type FormEvent, useId, useState } from "react";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import { CommandRefused } from "../../../account/command-refused.ts";
import { sendCommand } from "../../../account/send-command.ts";
import { showError, showSuccess, useAction } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { dateInWords } from "../sites-content.ts";
import { messagesContent } from "./messages-content.ts";
import { readWebhook } from "./read-webhook.ts";
import { WebhookDeliveries } from "./webhook-deliveries.tsx";
import { WebhookSecret } from "./webhook-secret.tsx";

const words = messagesContent.webhook;

/** Where the messages of `site` go beside the mail: for its owner, who alone may read it. */
export function WebhookPart({ site }: { site: string }) {
  const { value, error, again } = useLoaded(site, () => readWebhook(site));
  const { busy, run } = useAction();
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [secret, setSecret] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const id = useId();
  const hook = value?.hook;

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      setWrong(undefined);
      setAnswer(undefined);
      try {
        const url = (typed ?? hook?.url ?? "").trim();
        const said = await sendCommand("set-webhook", { request: crypto.randomUUID(), site, url });
        setSecret(said.secret);
        again();
      } catch (refused) {
        const said = refused instanceof CommandRefused ? refused.fields.url : undefined;
        if (said === undefined) throw refused;
        setWrong(said);
      }
    });
  }

  const test = () =>
    run(async () => {
      const { status, problem } = await sendCommand("test-webhook", { site });
      if (status === null) setAnswer(words.unreached(words.problems[problem ?? ""] ?? problem ?? ""));
      else setAnswer(status >= 200 && status < 300 ? words.took(status) : words.refused(status));
      again();
    });

  const remove = () =>
    run(async () => {
      await sendCommand("remove-webhook", { request: crypto.randomUUID(), site });
      setSecret(undefined);
      setAnswer(undefined);
      setTyped(undefined);
      showSuccess(words.removed);
      again();
    });

  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-6 border-t border-line pt-6 lg:col-span-full lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid max-w-2xl content-start gap-6">
        <h2 id={id} className="font-display text-3xl">
          {words.heading}
        </h2>
        <p className="text-muted text-pretty">{words.text}</p>
        {!value && (
          <p role="status" className="flex flex-wrap items-center gap-x-4">
            {error ? words.failed : words.loading}
            {error !== undefined && (
              <Button variant="text" onClick={again}>
                {messagesContent.retry}
              </Button>
            )}
          </p>
        )}
        {hook?.disabled_at && (
          <p className="border-l-6 border-danger pl-4">{words.off(dateInWords(hook.disabled_at))}</p>
        )}
        {hook?.failing_since && !hook.disabled_at && (
          <p className="border-l-6 border-danger pl-4">{words.failing(dateInWords(hook.failing_since))}</p>
        )}
        {value && (
          <form onSubmit={submit} className="grid gap-6">
            <TextField
              label={words.url}
              hint={words.urlHint}
              error={wrong}
              type="url"
              name="url"
              required
              maxLength={500}
              spellCheck={false}
              value={typed ?? hook?.url ?? ""}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button
              type="submit"
              variant={hook ? "outline" : "solid"}
              busyLabel={busy && words.setting}
              className="justify-self-start"
            >
              {hook ? words.change : words.set}
            </Button>
          </form>
        )}
        {secret !== undefined && <WebhookSecret secret={secret} onFailure={showError} />}
      </div>
      {value && hook && (
        <div className="grid content-start gap-4">
          <p>
            {words.on} <span className="font-semibold wrap-anywhere">{hook.url}</span>
          </p>
          <div className="flex flex-wrap gap-x-6">
            {!hook.disabled_at && (
              <Button variant="text" busyLabel={busy && words.testing} onClick={() => void test()}>
                {words.test}
              </Button>
            )}
            <Button variant="text" onClick={() => void remove()}>
              {words.remove}
            </Button>
          </div>
          <p role="status" className="empty:hidden">
            {answer}
          </p>
          <WebhookDeliveries deliveries={value.deliveries} />
        </div>
      )}
    </section>
  );
}
