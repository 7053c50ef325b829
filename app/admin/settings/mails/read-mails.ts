import type { z } from "zod";
import type { listMailWords } from "../../../../contract/list-mail-words.ts";
import { sendCommand } from "../../../account/send-command.ts";

export type EveryMail = z.output<(typeof listMailWords)["answer"]>;
export type OneMail = EveryMail["mails"][number];

/** Every mail with its words. Throws `CommandRefused`. */
export function readMails(): Promise<EveryMail> {
  return sendCommand("list-mail-words", {});
}
