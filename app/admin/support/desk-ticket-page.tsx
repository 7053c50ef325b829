import { useState } from "react";
import { ticketStates } from "../../../contract/ticket.ts";
import { useWayBack } from "../../account/area/lists/way-back.ts";
import { QuietLink } from "../../account/area/quiet-link.tsx";

import { sendCommand } from "../../account/send-command.ts";
import { ticketContent } from "../../account/support/ticket-content.ts";
import { TicketThread } from "../../account/support/ticket-thread.tsx";
import { useAction } from "../../account/use-action.ts";
import { useSession } from "../../account/use-session.ts";
import { useTitle } from "../../account/use-title.ts";
import { Button } from "../../components/ui/button.tsx";
import { inputClass } from "../../components/ui/text-field.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { deskContent } from "./desk-content.ts";
import { DeskGuest } from "./desk-guest.tsx";
import { DeskPerson } from "./desk-person.tsx";
import { DeskPlace } from "./desk-place.tsx";
import { DeskView, type ShownPlace } from "./desk-view.tsx";
import type { ReadTicket } from "./read-desk.ts";

const words = deskContent.ticket;

/** A question as the studio sees it: what was said, notes too, what to do, and who asks. */
export function DeskTicketPage({ read, onChanged }: { read: ReadTicket; onChanged: () => void }) {
  const { ticket, messages, person, guest, place, studio } = read;
  const { id, subject, state, assignedTo, rating } = ticket;
  const { user } = useSession();
  const [said, setSaid] = useState("");
  const [shown, setShown] = useState<ShownPlace>();
  const { busy, run } = useAction();
  useTitle(subject);
  const back = useWayBack("/admin/support");

  const act = (does: () => Promise<unknown>) =>
    void run(async () => {
      await does();
      setSaid(words.saved);
      onChanged();
    });
  const assign = (to: string | null) =>
    act(() => sendCommand("assign-ticket", { request: crypto.randomUUID(), ticket: id, to }));
  const who = person ? person.name || person.email : (guest?.name ?? words.unknown);
  return (
    <>
      <p className="pt-6">
        <QuietLink to={back}>← {words.back}</QuietLink>
      </p>
      <div className="grid items-end gap-x-12 gap-y-6 pt-2 pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 className="font-display text-[clamp(2.5rem,5vw,5rem)] leading-[0.95] text-balance wrap-anywhere">
          {subject}
        </h1>
        <div className="grid gap-3 sm:grid-cols-2" aria-busy={busy}>
          <label className="grid gap-1 text-sm">
            <span className="text-muted">{words.stands}</span>
            <select
              value={state}
              onChange={({ target }) => {
                const next = ticketStates.find((one) => one === target.value);
                if (next)
                  act(() =>
                    sendCommand("set-ticket-state", {
                      request: crypto.randomUUID(),
                      ticket: id,
                      state: next,
                    }),
                  );
              }}
              className={inputClass}
            >
              {ticketStates.map((one) => (
                <option key={one} value={one}>
                  {deskContent.list.states.options[one]}
                </option>
              ))}
            </select>
          </label>
          <label className="grid gap-1 text-sm">
            <span className="text-muted">{words.keeper}</span>
            <select
              value={assignedTo ?? ""}
              onChange={({ target }) => assign(target.value || null)}
              className={inputClass}
            >
              <option value="">{words.nobody}</option>
              {studio.map(({ account, name }) => (
                <option key={account} value={account}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <p role="status" className="content-center text-sm text-muted max-sm:order-last sm:min-h-12">
            {said || (rating ? deskContent.ratings[rating] : "")}
          </p>
          {user && assignedTo === null && (
            <Button variant="text" className="justify-self-start" onClick={() => assign(user.id)}>
              {words.take}
            </Button>
          )}
        </div>
      </div>
      {shown && <DeskView key={shown} ticket={id} of={shown} onClose={() => setShown(undefined)} />}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="grid min-w-0 content-start gap-10">
          <TicketThread
            messages={messages.map((message) => ({
              ...message,
              who: message.side === "customer" ? who : (message.author ?? ticketContent.studio),
            }))}
          />
          <AnswerForm
            ticket={id}
            names={{ name: person?.name || guest?.name || ticketContent.you, site: place?.name ?? "" }}
            onSent={(done) => {
              setSaid(done);
              onChanged();
            }}
          />
        </div>
        <aside className="grid min-w-0 content-start gap-10 md:max-lg:block md:max-lg:columns-2 md:max-lg:gap-12 md:max-lg:[&>section]:mb-10 md:max-lg:[&>section]:break-inside-avoid lg:border-l lg:border-line lg:pl-10">
          {place && <DeskPlace ticket={ticket} place={place} door={read.door} onShow={setShown} />}
          {guest ? <DeskGuest guest={guest} /> : <DeskPerson read={read} />}
        </aside>
      </div>
    </>
  );
}
