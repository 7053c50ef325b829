import type { Config } from "../config.ts";
import { mailContent } from "./content.ts";
import type { Deliver } from "./deliver-by-smtp.ts";
import { outboxUrl } from "./outbox-url.ts";

/**
 * "Delivery" where no mail server is set: the mail stays in the outbox, and `print` gets one line with its link. Where
 * there is no outbox either, the console is none: the line says what is missing, and nothing of the mail.
 */
export function deliverToOutbox(config: Config, print: (line: string) => void): Deliver {
  return async ({ id, mail, words }) => {
    if (!config.outbox) {
      print(`A mail (${mail.kind}) reaches nobody: set SMTP_URL, or OUTBOX=on to read it here.`);
      return;
    }
    const { subject, button, code } = mailContent(mail, words);
    print(`Mail to ${mail.to}: ${subject}: ${button?.link ?? code?.value} (${outboxUrl(config)}/${id})`);
  };
}
