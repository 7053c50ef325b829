import type { TicketMessageRow } from "../profile.ts";
import { ticketContent as words } from "./ticket-content.ts";
import { TicketPicture } from "./ticket-picture.tsx";

export type SaidMessage = Omit<TicketMessageRow, "ticket"> & {
  /** Who wrote it, to whoever reads. */
  who: string;
  /** A note among the studio. */
  internal?: boolean;
};

/** What was said in a question, the first first: the studio's with a line beside it, its notes set apart from all of that. */
export function TicketThread({ messages }: { messages: readonly SaidMessage[] }) {
  return (
    <ol aria-label={words.thread} className="self-start border-b border-line">
      {messages.map(({ id, side, who, body, via, at, pictures, internal }) => (
        <li
          key={id}
          className={`border-t border-line py-6 ${
            internal
              ? "border-x border-dashed border-x-muted bg-raised px-4 sm:px-6"
              : side === "studio"
                ? "border-l-6 border-l-accent pl-4 sm:pl-6"
                : ""
          }`}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
            <span className="font-semibold wrap-anywhere">{internal ? `${words.note}: ${who}` : who}</span>
            <span className="text-muted">
              <time dateTime={at}>{words.moment(at)}</time>
              {via === "link" && `, ${words.via}`}
            </span>
          </p>
          <p className="mt-2 max-w-prose text-lg leading-relaxed whitespace-pre-line wrap-anywhere">{body}</p>
          {pictures.length > 0 && (
            <div className="mt-4 flex flex-wrap gap-4">
              {pictures.map((picture, at) => (
                <TicketPicture key={picture.id} picture={picture} number={at + 1} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
