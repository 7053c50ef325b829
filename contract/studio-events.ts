/** What happens in the studio that addresses outside may hear of, in the order in which it is told of. */
export const studioEvents = [
  "account.created",
  "account.suspended",
  "site.created",
  "site.published",
  "site.unpublished",
  "quote.accepted",
  "invoice.issued",
  "invoice.paid",
  "invoice.overdue",
  "ticket.opened",
  "ticket.answered",
] as const;

export type StudioEvent = (typeof studioEvents)[number];

/** Addresses that may hear of it at once. */
export const mostStudioWebhooks = 5;

/** What an address was told, or is to be told. `nextAt` is null of what was taken (`takenAt`), or given up. */
export type StudioDelivery = {
  id: string;
  /** `webhook.test` of a test. */
  event: string;
  at: string;
  attempts: number;
  nextAt: string | null;
  takenAt: string | null;
  status: number | null;
  problem: string | null;
  tookMs: number | null;
};

/** As `list_studio_webhooks` gives it. */
export type StudioWebhook = {
  id: string;
  url: string;
  events: readonly string[];
  madeAt: string;
  failingSince: string | null;
  disabledAt: string | null;
  waiting: number;
  deliveries: readonly StudioDelivery[];
};
