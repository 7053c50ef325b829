import { useState } from "react";
import { type TicketRating, ticketRatings } from "../../../contract/ticket.ts";
import { sendCommand } from "../../account/send-command.ts";
import { ticketContent } from "../../account/support/ticket-content.ts";
import { useAction } from "../../account/use-action.ts";
import { supportContent } from "./support-content.ts";

const words = supportContent.question.rate;

type Props = { ticket: string; rating: TicketRating | null; onRated: () => void };

/** Asks of what is solved whether it has helped; what was said can be said otherwise. */
export function RateForm({ ticket, rating, onRated }: Props) {
  const { busy, run } = useAction();
  const [chosen, setChosen] = useState(rating);
  const rate = (next: TicketRating) =>
    void run(async () => {
      await sendCommand("rate-ticket", { request: crypto.randomUUID(), ticket, rating: next });
      setChosen(next);
      onRated();
    });
  return (
    <section aria-labelledby="rate">
      <h2 id="rate" className="font-display text-3xl leading-tight">
        {words.question}
      </h2>
      <div className="mt-4 flex flex-wrap gap-3" aria-busy={busy}>
        {ticketRatings.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === chosen}
            onClick={() => rate(one)}
            className="min-h-12 min-w-11 cursor-pointer border border-muted px-5 font-medium hover:bg-ink hover:text-paper aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            {ticketContent.ratings[one]}
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 min-h-7 text-sm text-muted">
        {chosen !== null && words.thanks}
      </p>
    </section>
  );
}
