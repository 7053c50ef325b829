import { CommandRefused, refusedBy } from "../command-refused.ts";
import { openBackend } from "../open-backend.ts";

/** How often, and after how many milliseconds, a paper is asked for again that is being drawn. */
const tries = 20;
const pause = 1_000;

/**
 * Has the browser save the PDF of an invoice. It is asked for with the session's token, so that no address opens it to anybody else.
 * One that is being drawn is waited for. Throws `CommandRefused`.
 */
export async function saveInvoice({ id, number }: { id: string; number: string }): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const answer = await askFor(`/api/invoices/${id}`);
    if (!answer.ok) throw refusedBy(await answer.json().catch(() => undefined));
    if (answer.status !== 202) return save(await answer.blob(), `${number}.pdf`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new CommandRefused("unavailable", {
    message: "The PDF is being drawn, which takes longer than it should. Try again in a minute.",
  });
}

/**
 * Has the browser save the statement of a year as a PDF: the caller's own, or for the studio that of an account. Throws as
 * `saveInvoice`.
 */
export async function saveStatement(year: number, account?: string): Promise<void> {
  const answer = await askFor(
    `/api/statements/${year}${account === undefined ? "" : `?${new URLSearchParams({ account })}`}`,
  );
  if (!answer.ok) throw refusedBy(await answer.json().catch(() => undefined));
  save(await answer.blob(), `statement-${year}.pdf`);
}

async function askFor(address: string): Promise<Response> {
  const { auth } = await openBackend();
  const { data } = await auth.getSession();
  const token = data.session?.access_token;
  return fetch(address, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new CommandRefused("offline", {
      message: "There is no connection to the studio. Try again when you are online.",
    });
  });
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
