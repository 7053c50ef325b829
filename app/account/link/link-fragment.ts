/** What a mailed link says of the session that it opens, as auth-js reads it. */
export type LinkedSession = { access_token: string; [parameter: string]: string };

/** What an e-mailed link leaves behind the `#` of the page it leads to. */
export type LinkFragment =
  | { kind: "none" }
  | { kind: "session"; session: LinkedSession }
  | { kind: "error"; code: string; description: string };

/** Takes `location.hash` and says what a confirmation, magic or recovery link left in it. */
export function readLinkFragment(hash: string): LinkFragment {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const token = values.get("access_token");
  if (token !== null) {
    return { kind: "session", session: { ...Object.fromEntries(values), access_token: token } };
  }
  const code = values.get("error_code") ?? values.get("error");
  if (code === null) return { kind: "none" };
  return {
    kind: "error",
    code,
    description: values.get("error_description") ?? "Email link is invalid or has expired",
  };
}

/** Takes the fragment out of the address bar and out of the history, so that no token stays behind in either. */
export function dropLinkFragment(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}
