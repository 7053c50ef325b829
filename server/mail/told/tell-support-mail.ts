import { identity } from "../../identity.ts";
import type { ToldMail } from "../mail-content.ts";
import type { Mail } from "../mail-queue.ts";
import { oneLine } from "./said.ts";
import { countsOf } from "./tell-site-mail.ts";

export type SupportMail = Extract<Mail, { kind: "questions-waiting" | "studio-answer" | "contact-answer" }>;

/** What a mail about questions is about. */
export function tellSupportMail(mail: SupportMail): ToldMail {
  const { to, link } = mail;
  switch (mail.kind) {
    case "questions-waiting":
      return {
        key: mail.count === 1 ? "question-waiting" : "questions-waiting",
        values: countsOf(mail.count, mail.questions.length),
        link,
        fixed: {
          fields: mail.questions.map(({ subject, who }) => ({ label: oneLine(who), value: subject })),
          reason: `Customers of ${identity.name} asked this, and ${to} is an administrator there. This mail comes once an hour at most.`,
          ifNotYou:
            "If that was not you who answers for the studio, ask another administrator to change your role.",
        },
      };
    case "contact-answer":
      return {
        key: mail.isSettled ? "contact-solution" : "contact-answer",
        values: {},
        link,
        fixed: {
          fields: [
            { label: "What you wrote", value: mail.subject },
            { label: "Our answer", value: mail.text },
          ],
          reason: mail.isSettled
            ? `Somebody wrote to ${identity.name} on its first page and gave ${to} as their address. To us it looks settled.`
            : `Somebody wrote to ${identity.name} on its first page and gave ${to} as their address. The button works for 14 days, and no longer than we have this open; whoever has it can answer in your name, so forward this mail to nobody.`,
          ifNotYou: "If that was not you, somebody has named your address: do nothing, and we write no more.",
        },
      };
    case "studio-answer": {
      const isSettled = mail.page === null;
      return {
        key: isSettled ? "studio-solution" : "studio-answer",
        values: {},
        link,
        fixed: {
          fields: [
            { label: "Your question", value: mail.subject },
            { label: "Our answer", value: mail.text },
          ],
          ...(mail.page !== null && {
            alternative: {
              lead: "With pictures, or to read all of it:",
              label: "open your question",
              link: mail.page,
            },
          }),
          reason: isSettled
            ? `Somebody asked the studio of ${identity.name} something as ${to}. To us it looks settled: if it is not, open it again.`
            : `Somebody asked the studio of ${identity.name} something as ${to}. The button works for 14 days, and no longer than the question is open; whoever has it can answer in your name, so forward this mail to nobody.`,
          ifNotYou: "If that was not you, somebody else is signed in as you: choose a new password now.",
        },
      };
    }
  }
}
