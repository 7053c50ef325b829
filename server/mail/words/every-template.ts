import type { MailKey } from "../../../contract/mail-kinds.ts";
import { accountWords } from "./account-words.ts";
import { billingWords } from "./billing-words.ts";
import type { MailTemplate } from "./mail-template.ts";
import { peopleWords } from "./people-words.ts";
import { siteWords } from "./site-words.ts";
import { supportWords } from "./support-words.ts";

/** Every mail that the product sends. */
export const everyTemplate: Readonly<Record<MailKey, MailTemplate>> = {
  ...accountWords,
  ...siteWords,
  ...peopleWords,
  ...supportWords,
  ...billingWords,
};
