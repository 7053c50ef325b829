import { CommandRefused, refusedBy } from "../command-refused.ts";
import { openBackend } from "../open-backend.ts";

/**
 * Has the browser save the PDF of an invoice. It is asked for with the session's token, so that no address opens it to anybody else.
 * Throws `CommandRefused`.
 */
export async function saveInvoice({ id, number }: { id: string; number: string }): Promise<void> {
  const { auth } = await openBackend();
  const { data } = await auth.getSession();
  const token = data.session?.access_token;
  const answer = await fetch(`/api/invoices/${id}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new CommandRefused("offline", {
      message: "There is no connection to the studio. Try again when you are online.",
    });
  });
  if (!answer.ok) throw refusedBy(await answer.json().catch(() => undefined));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `${number}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
