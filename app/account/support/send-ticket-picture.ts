import { sendTicketPictureAddress } from "../../../contract/ticket.ts";
import { CommandRefused, refusedBy } from "../command-refused.ts";
import { openBackend } from "../open-backend.ts";
import { ticketContent } from "./ticket-content.ts";

/** Sends a file to become the picture `id` of what is being written. Throws `CommandRefused`, whose message says what to do as well. */
export async function sendTicketPicture(file: File, id: string): Promise<void> {
  const { auth } = await openBackend();
  const { data } = await auth.getSession();
  let response: Response;
  try {
    response = await fetch(sendTicketPictureAddress(id), {
      method: "POST",
      headers: {
        "content-type": "application/octet-stream",
        ...(data.session && { authorization: `Bearer ${data.session.access_token}` }),
      },
      body: file,
    });
  } catch {
    throw new CommandRefused("offline", { message: ticketContent.field.offline });
  }
  if (response.ok) return;
  const { code, message, hint } = refusedBy(await response.json().catch(() => undefined));
  throw new CommandRefused(code, { message: hint ? `${message} ${hint}` : message });
}
