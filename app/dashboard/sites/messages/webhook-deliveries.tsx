import type { WebhookDeliveryRow } from "../../../account/profile.ts";
import { messagesContent, momentInWords } from "./messages-content.ts";

const words = messagesContent.webhook;

/** The last attempts at a webhook, newest first. */
export function WebhookDeliveries({ deliveries }: { deliveries: readonly WebhookDeliveryRow[] }) {
  return (
    <div>
      <h3 className="pb-2 text-sm font-semibold">{words.deliveries}</h3>
      {deliveries.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul aria-label={words.deliveries} className="empty:hidden">
        {deliveries.map(({ id, message, at, status, problem, took_ms }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2 text-sm">
            <span className="wrap-anywhere">
              {message === null ? words.aTest : words.aMessage}:{" "}
              <span className={status !== null && status < 300 ? "" : "text-danger"}>
                {status === null ? (words.problems[problem ?? ""] ?? problem) : words.answered(status)}
              </span>
            </span>
            <span className="text-muted">
              <time dateTime={at}>{momentInWords(at)}</time>, {words.tookMs(took_ms)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
