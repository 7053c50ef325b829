import { previewMail as command } from "../../contract/preview-mail.ts";
import { handle } from "../api/handle-command.ts";
import { contentOf, tellMail } from "../mail/content.ts";
import { renderContent } from "../mail/render-mail.ts";
import { sampleMail } from "../mail/words/sample-mail.ts";
import { wordsOf } from "../mail/words/words-of.ts";
import { requireFitting } from "./refuse-mail-words.ts";

export const previewMail = handle(command, async ({ input: { mail, words }, parts: { config } }) => {
  requireFitting(mail, words, config);
  const sample = sampleMail(mail, { to: "you@example.com", link: config.siteUrl });
  return renderContent(contentOf(tellMail(sample), wordsOf(mail, words)), config.siteUrl);
});
