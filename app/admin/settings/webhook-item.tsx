import { useState } from "react";
import { type StudioWebhook, studioEvents } from "../../../contract/studio-events.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { sayAnswer } from "./say-answer.ts";
import { WebhookDeliveries } from "./webhook-deliveries.tsx";
import { webhooksContent as words } from "./webhooks-content.ts";
import { whenText } from "./when-text.ts";

type Props = { hook: StudioWebhook; onChange: () => void; onChanged: () => void };

/** One address: where it is, what it hears of, how it goes, and what it was told last. */
export function WebhookItem({ hook, onChange, onChanged }: Props) {
  const { busy, run } = useAction();
  const [answer, setAnswer] = useState("");
  const [isAsking, setAsking] = useState(false);
  const { host, pathname, search } = new URL(hook.url);

  const test = () =>
    run(async () => {
      setAnswer("");
      setAnswer(sayAnswer(await sendCommand("test-studio-webhook", { webhook: hook.id })));
      onChanged();
    });

  const remove = () =>
    run(async () => {
      await sendCommand("remove-studio-webhook", { request: crypto.randomUUID(), webhook: hook.id });
      showSuccess(words.removed);
      onChanged();
    });

  return (
    <li className="grid gap-4 border-t border-line pt-6 pb-12 wrap-anywhere">
      <div>
        <h3 className="font-display text-3xl leading-tight">{host}</h3>
        {pathname + search !== "/" && <p className="font-mono text-sm text-muted">{pathname + search}</p>}
        <p className="mt-2">
          {words.hears(hook.events.length, studioEvents.length)} {words.since(whenText(hook.madeAt))}
          {hook.waiting > 0 && `; ${words.waiting(hook.waiting)}`}.
        </p>
        {hook.events.length < studioEvents.length && (
          <p className="mt-1 text-sm text-muted">
            {studioEvents
              .filter((one) => hook.events.includes(one))
              .map((one) => words.events[one])
              .join(" · ")}
          </p>
        )}
      </div>
      {hook.disabledAt ? (
        <p className="border-l-6 border-danger pl-4">{words.off(whenText(hook.disabledAt))}</p>
      ) : (
        hook.failingSince && (
          <p className="border-l-6 border-danger pl-4">{words.failing(whenText(hook.failingSince))}</p>
        )
      )}
      {isAsking ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p>{words.sure}</p>
          <Button variant="outline" busyLabel={busy && words.removing} onClick={() => void remove()}>
            {words.reallyRemove}
          </Button>
          <Button variant="text" onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-x-6">
          {!hook.disabledAt && (
            <Button variant="text" busyLabel={busy && words.testing} onClick={() => void test()}>
              {words.test}
            </Button>
          )}
          <Button variant="text" onClick={onChange}>
            {words.change}
          </Button>
          <Button variant="text" onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        </div>
      )}
      <p role="status" className="empty:hidden">
        {answer}
      </p>
      <WebhookDeliveries hook={hook} onAnswer={setAnswer} onChanged={onChanged} />
    </li>
  );
}
