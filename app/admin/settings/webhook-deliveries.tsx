import { type StudioDelivery, type StudioWebhook, studioEvents } from "../../../contract/studio-events.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { isTaken, sayAnswer, sayProblem } from "./say-answer.ts";
import { webhooksContent } from "./webhooks-content.ts";
import { whenText } from "./when-text.ts";

const words = webhooksContent.deliveries;

type Props = { hook: StudioWebhook; onAnswer: (said: string) => void; onChanged: () => void };

/** What an address was told, or is to be told, newest first; any of it is sent once more. */
export function WebhookDeliveries({ hook, onAnswer, onChanged }: Props) {
  const { busy, run } = useAction();
  const again = (delivery: string) =>
    run(async () => {
      onAnswer("");
      onAnswer(sayAnswer(await sendCommand("resend-studio-delivery", { delivery })));
      onChanged();
    });
  return (
    <div>
      <h4 className="pb-2 text-sm font-semibold">{words.heading}</h4>
      {hook.deliveries.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul aria-label={words.heading} className="empty:hidden">
        {hook.deliveries.map((one) => {
          const name = nameOf(one);
          return (
            <li
              key={one.id}
              className="grid gap-x-6 border-t border-line py-1 text-sm sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
            >
              <div className="py-1">
                <p>
                  {name}: <span className={hasFailed(one) ? "text-danger" : ""}>{stateOf(one, hook)}</span>
                </p>
                <p className="text-muted">
                  <time dateTime={one.at}>{whenText(one.at)}</time>
                  {one.attempts > 1 && `, ${words.tries(one.attempts)}`}
                  {one.tookMs !== null && `, ${words.tookMs(one.tookMs)}`}
                </p>
              </div>
              {!hook.disabledAt && (
                <Button
                  variant="text"
                  className="justify-self-start text-sm"
                  aria-label={words.againOf(name, whenText(one.at))}
                  aria-disabled={busy}
                  onClick={() => void again(one.id)}
                >
                  {words.again}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function nameOf({ event }: StudioDelivery): string {
  const known = studioEvents.find((one) => one === event);
  return known ? webhooksContent.events[known] : words.aTest;
}

function hasFailed({ status, attempts, takenAt }: StudioDelivery): boolean {
  return takenAt === null && attempts > 0 && (status === null || !isTaken(status));
}

function stateOf(one: StudioDelivery, hook: StudioWebhook): string {
  const said = one.status === null ? sayProblem(one.problem) : words.answered(one.status);
  const isTest = one.event === "webhook.test";
  if (one.nextAt === null) return one.takenAt || isTest ? said : `${said}, ${words.givenUp}`;
  const next = nextOf(one, one.nextAt, hook);
  return said === "" ? next : `${said}, ${next}`;
}

function nextOf({ attempts }: StudioDelivery, at: string, { disabledAt }: StudioWebhook): string {
  if (disabledAt) return words.waits;
  if (!isSoon(at)) return words.later(whenText(at));
  return attempts > 0 ? words.soonAgain : words.soon;
}

function isSoon(at: string): boolean {
  return Date.parse(at) < Date.now() + 60_000;
}
