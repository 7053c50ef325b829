import { useId } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { dateInWords } from "../sites-content.ts";
import { peopleContent } from "./people-content.ts";

const words = peopleContent.offer;

type Props = { site: string; until: string; busy: boolean; onAccept: () => void; onDecline: () => void };

/** The site is offered to whoever looks: what that means, and both answers. */
export function OfferNotice({ site, until, busy, onAccept, onDecline }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8 grid max-w-3xl gap-4 border-l-6 border-accent py-1 pl-5">
      <h2 id={id} className="font-display text-3xl wrap-anywhere">
        {words.heading(site)}
      </h2>
      <p className="text-pretty">{words.text(dateInWords(until))}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Button busyLabel={busy && words.busy} onClick={onAccept}>
          {words.yes}
        </Button>
        <Button variant="text" onClick={onDecline}>
          {words.no}
        </Button>
      </div>
    </section>
  );
}
