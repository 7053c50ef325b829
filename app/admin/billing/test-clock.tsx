import { useLoaded } from "../../account/area/use-loaded.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { booksContent } from "./books-content.ts";

const words = booksContent.studio.clock;

type Props = { today: string; daysAhead: number; onMoved: () => void };

/** Lets days of billing pass, where the server allows that; nothing elsewhere. */
export function TestClock({ today, daysAhead, onMoved }: Props) {
  const { value: ways } = useLoaded("", () => sendCommand("billing-ways", {}));
  const { busy, run } = useAction();
  if (!ways?.clock) return null;
  const move = (days: number) =>
    run(async () => {
      const answer = await sendCommand("move-billing-clock", { request: crypto.randomUUID(), days });
      onMoved();
      showSuccess(words.done(answer.today));
    });
  return (
    <section aria-labelledby="clock" className="border-t border-line pt-6">
      <h2 id="clock" className="mb-3 font-display text-3xl">
        {words.heading}
      </h2>
      <p className="mb-5 max-w-2xl text-pretty text-muted">{words.text(today, daysAhead)}</p>
      <div className="flex flex-wrap gap-4">
        {words.steps.map((days) => (
          <Button key={days} variant="outline" aria-disabled={busy} onClick={() => void move(days)}>
            {words.step(days)}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-4 text-muted">
        {busy && words.busy}
      </p>
    </section>
  );
}
