import { useEffect, useState } from "react";
import { useWayBack } from "../../account/area/lists/way-back.ts";
import { QuietLink } from "../../account/area/quiet-link.tsx";
import type { MySite } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { ticketContent } from "../../account/support/ticket-content.ts";
import { TicketThread } from "../../account/support/ticket-thread.tsx";
import { useAction } from "../../account/use-action.ts";
import { useTitle } from "../../account/use-title.ts";
import { Button } from "../../components/ui/button.tsx";
import { editAddress } from "../../editor/first-place.ts";
import { RateForm } from "./rate-form.tsx";
import type { OwnTicket } from "./read-support.ts";
import { supportContent } from "./support-content.ts";
import { WriteForm } from "./write-form.tsx";

const words = supportContent.question;

type Props = OwnTicket & { site: MySite | undefined; onChanged: () => void };

/** A question of one's own: how it stands, what was said, and what to do next. */
export function TicketPage({ ticket, messages, site, onChanged }: Props) {
  const { id, subject, state } = ticket;
  const [said, setSaid] = useState("");
  const { busy, run } = useAction();
  useTitle(subject);
  const back = useWayBack("/dashboard/support");
  useEffect(() => {
    // Whoever comes back from another window finds what was answered meanwhile.
    window.addEventListener("focus", onChanged);
    return () => window.removeEventListener("focus", onChanged);
  }, [onChanged]);

  const act = (name: "solve-ticket" | "reopen-ticket", done: string) =>
    void run(async () => {
      await sendCommand(name, { request: crypto.randomUUID(), ticket: id });
      setSaid(done);
      onChanged();
    });

  const about = words.about(ticket, site?.name);
  return (
    <>
      <p className="pt-6">
        <QuietLink to={back}>← {supportContent.asking.back}</QuietLink>
      </p>
      <div className="grid items-end gap-x-16 gap-y-6 pt-2 pb-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <p className="text-sm font-semibold">{ticketContent.states[state]}</p>
          <h1 className="mt-3 font-display text-[clamp(2.5rem,5vw,5rem)] leading-[0.95] text-balance wrap-anywhere">
            {subject}
          </h1>
        </div>
        <div className="grid justify-items-start gap-3 lg:pb-2 lg:pl-10">
          <p className="max-w-md text-lg text-pretty">{words.state[state]}</p>
          <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted wrap-anywhere empty:hidden">
            {about}
            {site && ticket.page && (
              <a
                href={editAddress(`/dashboard/sites/${site.id}/edit`, {
                  page: ticket.page,
                  section: ticket.section ?? undefined,
                })}
                className="inline-flex min-h-11 items-center text-ink underline underline-offset-4 hover:text-accent"
              >
                {words.place(ticket)}
              </a>
            )}
          </p>
          <div className="flex flex-wrap gap-4">
            {state === "solved" ? (
              <Button variant="outline" disabled={busy} onClick={() => act("reopen-ticket", words.reopened)}>
                {words.reopen}
              </Button>
            ) : (
              <Button variant="outline" disabled={busy} onClick={() => act("solve-ticket", words.solved)}>
                {words.solve}
              </Button>
            )}
          </div>
          <p role="status" className="text-muted">
            {said}
          </p>
        </div>
      </div>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <TicketThread
          messages={messages.map((message) => ({
            ...message,
            who: message.side === "studio" ? ticketContent.studio : ticketContent.you,
          }))}
        />
        <div className="grid content-start gap-12 lg:sticky lg:top-6 lg:self-start lg:border-l lg:border-line lg:pl-10">
          {state === "solved" && <RateForm ticket={id} rating={ticket.rating} onRated={onChanged} />}
          <WriteForm
            ticket={id}
            heading={state === "open" ? words.answer.add : words.answer.heading}
            onSent={() => {
              setSaid(words.sent);
              onChanged();
            }}
          />
        </div>
      </div>
    </>
  );
}
