import type { messageStates } from "../../../../contract/set-message-state.ts";
import { saveTable } from "../../../account/area/lists/save-table.ts";
import { sendCommand } from "../../../account/send-command.ts";

/** What a person can say that a message is. */
export type SaidState = (typeof messageStates)[number];

/** What is done with a message of `site`. All of it throws `CommandRefused`. */
export const messageActs = {
  say: (site: string, message: string, state: SaidState) =>
    sendCommand("set-message-state", { request: crypto.randomUUID(), site, messages: [message], state }),
  remove: (site: string, message: string) =>
    sendCommand("delete-messages", { request: crypto.randomUUID(), site, messages: [message] }),
  bringBack: (site: string, message: string) =>
    sendCommand("delete-messages", {
      request: crypto.randomUUID(),
      site,
      messages: [message],
      isUndone: true,
    }),
};

/** Has the browser save all messages of `site` as a table called `name`; gives how many they are. Throws `CommandRefused`. */
export async function saveMessages(site: string, name: string): Promise<number> {
  const { csv, count } = await sendCommand("export-messages", { site });
  saveTable(csv, name);
  return count;
}
