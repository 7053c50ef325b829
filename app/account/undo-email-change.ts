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

/**
 * Takes an account back to the address that a link was mailed to, by the link's secret, and gives the address where its
 * owner chooses a new password: it carries the session as a mailed link does, so that a browser in which somebody else is
 * signed in asks first. Throws `UndoError`, or a TypeError where no answer comes.
 */
export async function undoEmailChange(token: string): Promise<string> {
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
  const session = ["access_token", "expires_at", "expires_in", "refresh_token", "token_type"].map(
    (name) => [name, String(answer[name])] as [string, string],
  );
  return `/auth/new-password#${new URLSearchParams([...session, ["type", "recovery"]])}`;
}
