import type { z } from "zod";
import type { Commands } from "../../contract/commands.ts";
import { CommandRefused, refusedBy } from "./command-refused.ts";
import { openBackend } from "./open-backend.ts";
import { sessionStore } from "./session-store.ts";

const offline = {
  message: "There is no connection to the studio. Nothing is lost: try again when you are online.",
};

/**
 * Sends a command in the name of whoever is signed in, and gives its answer, which the server has checked. Throws
 * `CommandRefused`. Input that names its request may be sent again when no answer came.
 */
export async function sendCommand<Name extends keyof Commands>(
  name: Name,
  input: z.input<Commands[Name]["input"]>,
): Promise<z.output<Commands[Name]["answer"]>> {
  const { auth } = await openBackend();
  const { data } = await auth.getSession();
  let response: Response;
  try {
    response = await fetch(`/api/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(data.session && { authorization: `Bearer ${data.session.access_token}` }),
      },
      body: JSON.stringify(input),
    });
  } catch {
    throw new CommandRefused("offline", offline);
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as z.output<Commands[Name]["answer"]>;
  const refused = refusedBy(body);
  // In another window the account has begun to leave: the page hears of it, and shows what there is to do.
  if (refused.code === "account_leaving") void sessionStore.refreshProfile();
  throw refused;
}
