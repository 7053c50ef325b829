/** What an e-mailed link leaves behind the `#` of the page it leads to. */
export type LinkFragment =
  | { kind: "none" }
  | { kind: "session" }
  | { kind: "error"; code: string; description: string };

/** Takes `location.hash` and says what a confirmation, magic or recovery link left in it. */
export function readLinkFragment(hash: string): LinkFragment {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  if (values.has("access_token")) return { kind: "session" };
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
