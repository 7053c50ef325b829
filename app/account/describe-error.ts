/** What a thrown or returned error of the client may carry. */
type ServiceError = { message?: unknown; status?: unknown; code?: unknown };

const unreachable = "We could not reach the server. Check your connection, then try again.";
const resting = "The service is catching its breath. Nothing was lost: try again in a few seconds.";
const broken = "Something broke on our side, and we have been told. Try again in a minute.";
const tooMany = "Too many attempts in a short time. Wait a few minutes, then try again.";
/** The service sends one a minute and a few an hour; which of the two was used up, its client does not tell. */
const tooManyMails =
  "A mail to this address is already on its way. Wait a minute before you ask for another; after several, an hour.";

/**
 * Takes what the account client threw or returned and gives the sentence for the visitor: the service's own
 * message where it answered (SPEC.md section 8), and what to do next where it could not answer.
 */
export function describeError(error: unknown): string {
  const { message, status, code } = (error ?? {}) as ServiceError;
  if (code === "over_email_send_rate_limit") return tooManyMails;
  if (status === 429) return tooMany;
  if (status === 502 || status === 503 || status === 504) return resting;
  if (typeof status === "number" && status >= 500) return broken;
  // The client gives status 0, or none at all, when no answer came: the network, or its own code, did not load.
  if (!status && code === undefined) return unreachable;
  return typeof message === "string" && message !== "" ? message : broken;
}
