/** What a mailed link is for, as it says in its own `type` (auth-js, `EmailOtpType`). */
export type LinkType = "signup" | "recovery" | "magiclink" | "email_change";

/** The address that a mail links to: `GET verify` of this server, which then leads on to `redirectTo`. */
export function mailLink(siteUrl: string, type: LinkType, token: string, redirectTo: string): string {
  const link = new URL("/auth/v1/verify", siteUrl);
  link.search = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
  return link.href;
}
