import { tellOrder } from "../../../../engine/order/told-order.ts";
import type { MessageRow } from "../../../account/profile.ts";
import { Button } from "../../../components/ui/button.tsx";
import { buttonClass } from "../../../components/ui/button-class.ts";
import type { SaidState } from "./message-acts.ts";
import { messagesContent, momentInWords } from "./messages-content.ts";
import { OrderTable } from "./order-table.tsx";
import { replyLink } from "./reply-link.ts";

const { opened, acts, signs: reasons } = messagesContent;

/** What can be said of a message, by what it is now. */
const offers: Record<MessageRow["state"], readonly { label: string; state: SaidState }[]> = {
  new: [
    { label: acts.done, state: "done" },
    { label: acts.spam, state: "spam" },
  ],
  read: [
    { label: acts.done, state: "done" },
    { label: acts.spam, state: "spam" },
    { label: acts.unread, state: "new" },
  ],
  done: [
    { label: acts.notDone, state: "read" },
    { label: acts.unread, state: "new" },
  ],
  spam: [{ label: acts.keep, state: "read" }],
  quarantine: [
    { label: acts.keep, state: "read" },
    { label: acts.spam, state: "spam" },
  ],
};

type Props = {
  message: MessageRow;
  site: string;
  onSay: (state: SaidState) => void;
  onDelete: () => void;
};

/** A message as a whole, and what can be done with it. */
export function OpenMessage({ message, site, onSay, onDelete }: Props) {
  const { fields, details, page, at, reply_to, state, signs } = message;
  const reply = replyLink(message, site);
  return (
    <div className="grid gap-x-16 gap-y-8 pt-2 pb-8 lg:grid-cols-[minmax(0,7fr)_minmax(16rem,4fr)]">
      <div className="grid content-start gap-6">
        {fields.length === 0 && !details && <p className="text-lg">{opened.nothing}</p>}
        {details && <OrderTable order={tellOrder(details)} />}
        <dl className="grid gap-5 empty:hidden">
          {fields.map(({ name, label, value }) => (
            <div key={name}>
              <dt className="text-sm font-semibold">{label}</dt>
              <dd className="mt-1 max-w-prose text-lg leading-relaxed whitespace-pre-line wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid content-start gap-6">
        {state === "quarantine" && signs.length > 0 && (
          <div className="border-l-6 border-danger pl-4">
            <p className="font-semibold">{opened.why}</p>
            <ul className="mt-1 grid gap-1">
              {signs.map((sign) => (
                <li key={sign}>{reasons[sign] ?? sign}</li>
              ))}
            </ul>
          </div>
        )}
        <dl className="grid gap-x-6 gap-y-2 text-sm grid-cols-[auto_1fr]">
          <dt className="text-muted">{opened.page}</dt>
          <dd className="wrap-anywhere">{page}</dd>
          <dt className="text-muted">{opened.at}</dt>
          <dd>{momentInWords(at)}</dd>
          <dt className="text-muted">{opened.replyTo}</dt>
          <dd className="wrap-anywhere">{reply_to ?? opened.noReply}</dd>
        </dl>
        {reply && (
          <a href={reply} className={buttonClass("solid", "justify-self-start")}>
            {acts.reply}
          </a>
        )}
        <div className="flex flex-wrap gap-x-6">
          {offers[state].map((offer) => (
            <Button key={offer.label} variant="text" onClick={() => onSay(offer.state)}>
              {offer.label}
            </Button>
          ))}
          <Button variant="text" onClick={onDelete}>
            {acts.delete}
          </Button>
        </div>
      </div>
    </div>
  );
}
