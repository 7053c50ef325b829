/** What the service says of what it refused, with the answer's status; `describeError` reads it. */
export class UndoError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  constructor(status: number, code: string | undefined, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** What opens the account that has come back. */
export type OpenedSession = { access_token: string; refresh_token: string };

/**
 * Takes an account back to the address that a link was mailed to, by the link's secret, and gives the session in which its
 * owner chooses a new password. Not by the client: that would forget whoever is signed in when the link has run out.
 * Throws `UndoError`, or a TypeError where no answer comes.
 */
export async function undoEmailChange(token: string): Promise<OpenedSession> {
  const response = await fetch("/auth/v1/verify", {
    method: "POST",
    headers: { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" },
    body: JSON.stringify({ type: "email_change_undo", token_hash: token }),
  });
  const answer: Record<string, unknown> = await response.json().catch(() => ({}));
  if (!response.ok) {
    const code = typeof answer.code === "string" ? answer.code : undefined;
    throw new UndoError(response.status, code, typeof answer.message === "string" ? answer.message : "");
  }
  return { access_token: String(answer.access_token), refresh_token: String(answer.refresh_token) };
}
