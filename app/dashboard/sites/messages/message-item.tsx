import { useId } from "react";
import { tellOrder } from "../../../../engine/order/told-order.ts";
import type { MessageRow } from "../../../account/profile.ts";
import { whenInWords } from "../sites-content.ts";
import type { SaidState } from "./message-acts.ts";
import { messagesContent as words } from "./messages-content.ts";
import { nameIn } from "./name-in.ts";
import { OpenMessage } from "./open-message.tsx";

type Props = {
  message: MessageRow;
  /** What the site is called. */
  site: string;
  isOpen: boolean;
  onToggle: () => void;
  onSay: (state: SaidState) => void;
  onDelete: () => void;
};

/** One message in the list: who wrote, how it begins, when; and all of it when it is open. */
export function MessageItem({ isOpen, onToggle, ...rest }: Props) {
  const { fields, details, reply_to, at, state, kind, signs } = rest.message;
  const id = useId();
  const isNew = state === "new";
  const who = nameIn(fields) || reply_to || fields[0]?.value || words.nobody;
  // What they wrote, not who they are: that stands before it.
  const written = fields
    .map(({ value }) => value)
    .filter((value) => value !== who && value !== reply_to)
    .reduce((longest, value) => (value.length > longest.length ? value : longest), "");
  const text = details ? tellOrder(details).summary : written;
  const reasons = state === "quarantine" ? signs.flatMap((sign) => words.signs[sign] ?? []).join(" ") : "";
  return (
    <li className={`border-b border-line ${isOpen ? "border-l-6 border-l-accent pl-4 sm:pl-6" : ""}`}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className={`grid w-full cursor-pointer gap-x-8 gap-y-1 py-4 text-left hover:text-accent lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_auto] lg:items-baseline ${isNew ? "font-semibold" : ""}`}
        >
          <span className="flex items-center gap-3 font-display text-2xl leading-tight font-normal wrap-anywhere">
            {isNew && (
              <span role="img" aria-label={words.unread} className="size-3 shrink-0 rounded-full bg-accent" />
            )}
            <span className="line-clamp-2">{who}</span>
          </span>
          <span className="grid gap-1">
            <span className={`line-clamp-2 wrap-anywhere lg:line-clamp-1 ${isNew ? "" : "text-muted"}`}>
              {!isOpen && (kind === "order" ? `${words.order}: ${text}` : text)}
            </span>
            {reasons && !isOpen && <span className="text-sm text-muted">{reasons}</span>}
          </span>
          <time dateTime={at} className="text-sm whitespace-nowrap text-muted">
            {whenInWords(at)}
          </time>
        </button>
      </h3>
      <div id={id}>{isOpen && <OpenMessage {...rest} />}</div>
    </li>
  );
}
