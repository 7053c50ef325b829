import type { Config } from "../config.ts";
import { mailContent } from "./content.ts";
import type { Deliver } from "./deliver-by-smtp.ts";
import { outboxUrl } from "./outbox-url.ts";

/** "Delivery" where no mail server is set: the mail stays in the outbox, and `print` gets one line with its link. */
export function deliverToOutbox(config: Config, print: (line: string) => void): Deliver {
  return async ({ id, mail }) => {
    const { subject, button, code } = mailContent(mail);
    print(`Mail to ${mail.to}: ${subject}: ${button?.link ?? code?.value} (${outboxUrl(config)}/${id})`);
  };
}
