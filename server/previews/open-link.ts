import { previewSecret } from "../../contract/create-preview.ts";
import type { Database } from "../db/database.ts";
import { BodyError } from "../http/body-error.ts";
import { readSubmission } from "../messages/read-submission.ts";
import { sendFormPage } from "./form-page.ts";
import { openVisit } from "./open-visit.ts";
import { previewPasswords } from "./passwords.ts";
import type { PreviewCookie } from "./preview-cookie.ts";
import type { CountUse } from "./preview-limits.ts";
import { linkOfSecret, linkOfVisit, type PreviewLink } from "./preview-link.ts";
import { type Exchange, lead, webRequest } from "./preview-request.ts";
import { previewWords } from "./previews-content.ts";

export const openPath = "/-/preview/";

const words = previewWords.password;

type Parts = { database: Database; cookie: PreviewCookie; count: CountUse };

/** Answers at the address of a link: it opens the preview in this browser, where a password is asked for after that. */
export async function openLink(
  exchange: Exchange,
  secret: string,
  { database, cookie, count }: Parts,
): Promise<void> {
  const { request, response, subdomain, network, notify } = exchange;
  // Whoever sees the address sees the preview: no page that is led to hears it.
  const headers = { ...exchange.headers, "referrer-policy": "no-referrer" };
  // What nobody could have been sent is no guess, and costs nothing.
  if (!previewSecret.safeParse(secret).success) return notify(request, response, 404, "previewClosed");
  const wait = await count("preview-open", network);
  if (wait > 0) return tellLate({ ...exchange, headers }, wait);
  const link = await linkOfSecret(database, subdomain, secret);
  if (!link) return notify(request, response, 404, "previewClosed");
  if (tellEnd(exchange, link)) return;
  const known = cookie.read(request);
  const opened = known === undefined ? undefined : await linkOfVisit(database, subdomain, known);
  if (opened?.link.id === link.id) return lead({ response, headers }, "/");
  const { method } = request;
  if (link.passwordHash !== null && method !== "POST") return askPassword({ ...exchange, headers });
  if (link.passwordHash !== null && !(await isRight(link.passwordHash))) return;
  if (method === "HEAD") return lead({ response, headers }, "/");
  const token = await openVisit(database, link.id);
  lead({ response, headers }, "/", { "set-cookie": cookie.write(token, link.expiresAt) });

  /** Whether the password that was sent opens the link; if not, that has been answered. */
  async function isRight(hash: string): Promise<boolean> {
    const late =
      (await count("preview-password-by-network", `${link?.id} ${network}`)) ||
      (await count("preview-password", link?.id ?? ""));
    if (late > 0) {
      tellLate({ ...exchange, headers }, late);
      return false;
    }
    const password = await readPassword();
    const isOpened = password !== undefined && (await previewPasswords.verify(hash, password));
    if (!isOpened) askPassword({ ...exchange, headers }, 403, words.wrong);
    return isOpened;
  }

  async function readPassword(): Promise<string | undefined> {
    try {
      const [password = ""] = (await readSubmission(webRequest(request)))("password");
      return password.length > 0 && password.length <= 200 ? password : undefined;
    } catch (error) {
      if (error instanceof BodyError) return undefined;
      throw error;
    }
  }
}

/** Whether a link has ended, or its site stands still: then that has been said. */
export function tellEnd(
  { request, response, notify }: Pick<Exchange, "request" | "response" | "notify">,
  { state }: Pick<PreviewLink, "state">,
): boolean {
  if (state === "over") notify(request, response, 410, "previewOver");
  else if (state === "paused") notify(request, response, 503, "paused");
  return state !== "open";
}

function askPassword({ request, response, headers }: Exchange, status = 200, alert?: string): void {
  const body = `<form method="post"><label>${words.label}<input type="password" name="password" required maxlength="200" autocomplete="current-password"></label><button>${words.open}</button></form>`;
  const { title, lead: text } = words;
  sendFormPage(response, status, headers, { title, lead: text, alert, body }, request.method === "HEAD");
}

function tellLate({ request, response, headers }: Exchange, seconds: number): void {
  const page = { title: words.title, alert: words.late(Math.ceil(seconds / 60)) };
  const late = { ...headers, "retry-after": String(seconds) };
  sendFormPage(response, 429, late, page, request.method === "HEAD");
}
