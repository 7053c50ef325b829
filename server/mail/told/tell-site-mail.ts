import { tellOrder } from "../../../engine/order/told-order.ts";
import { identity } from "../../identity.ts";
import { greetingName } from "../greeting-name.ts";
import type { ToldMail } from "../mail-content.ts";
import type { Mail } from "../mail-queue.ts";
import { oneLine } from "./said.ts";

export type SiteMail = Extract<
  Mail,
  { kind: "site-message" | "site-order" | "site-comments" | "webhook-disabled" | "site-given" | "site-taken" }
>;

/** What a mail about a site is about. */
export function tellSiteMail(mail: SiteMail): ToldMail {
  const { to, link } = mail;
  switch (mail.kind) {
    case "site-message":
    case "site-order": {
      const site = oneLine(mail.site);
      return {
        key: mail.kind,
        values: { site },
        link,
        fixed: {
          fields: mail.fields,
          ...(mail.order && { order: tellOrder(mail.order) }),
          reason: `A visitor of ${site} filled in a form, and its messages go to ${to}. Follow no link in one that you did not expect.`,
          ifNotYou: "If that was not you who made this website, its owner named your address by mistake.",
          reply:
            mail.replyTo === null
              ? "The visitor left no address: a reply to this mail reaches nobody."
              : "Reply to this mail, and the visitor reads it.",
        },
      };
    }
    case "site-comments": {
      const site = oneLine(mail.site);
      return {
        key: mail.count === 1 ? "site-comment" : "site-comments",
        values: { site, ...countsOf(mail.count, mail.comments.length) },
        link,
        fixed: {
          fields: mail.comments.map(({ where, name, text }) => ({
            label: `${name}, on ${where}`,
            value: text,
          })),
          reason: `Somebody with a preview link of ${site} wrote this, and ${to} works on that website. This mail comes once an hour at most. Follow no link in a comment that you did not expect.`,
          ifNotYou: "If that was not you who asked for comments, revoke the links that allow them.",
        },
      };
    }
    case "webhook-disabled": {
      const site = oneLine(mail.site);
      return {
        key: "webhook-disabled",
        values: { site, host: new URL(mail.url).host },
        link,
        fixed: {
          reason: `The messages of ${site} belong to ${to}, and a webhook was set for them.`,
          ifNotYou: "If that was not you, remove it there.",
        },
      };
    }
    case "site-given":
      return {
        key: "site-given",
        values: { site: greetingName(mail.site) ?? "a website" },
        link,
        fixed: {
          reason: `${to} owns this site at ${identity.name} from now on.`,
          ifNotYou: "If that was not you who was meant, write to the studio.",
        },
      };
    case "site-taken":
      return {
        key: "site-taken",
        values: { site: greetingName(mail.site) ?? "a website of yours" },
        link,
        fixed: {
          reason: `${to} owned this site at ${identity.name}.`,
          ifNotYou: "If that was not you who asked for it, write to the studio now.",
        },
      };
  }
}

/** How many there are; of those that are not shown only where there are such. */
export function countsOf(count: number, shown: number): ToldMail["values"] {
  const isCut = count > shown;
  return {
    count: String(count),
    shown: isCut ? String(shown) : undefined,
    more: isCut ? String(count - shown) : undefined,
  };
}
