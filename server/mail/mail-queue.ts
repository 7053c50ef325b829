import type { Kysely } from "kysely";
import type { MailKey } from "../../contract/mail-kinds.ts";
import type { MailWords } from "../../contract/mail-words.ts";
import type { InvitedRole } from "../../contract/permissions.ts";
import type { Order } from "../../engine/order/order.ts";
import type { BillingNotice } from "../billing/billing-notice.ts";
import type { Schema } from "../db/database-types.ts";

/** Everything the product mails. `to` is the receiver; links are absolute and work once. */
export type Mail =
  | { kind: "confirmation"; to: string; fullName: string; link: string; code: string }
  | { kind: "existing-account"; to: string; signInLink: string; recoverLink: string }
  | { kind: "recovery"; to: string; link: string; code: string }
  | { kind: "magic-link"; to: string; link: string; code: string }
  | { kind: "email-change"; to: string; newEmail: string; link: string; code: string }
  | { kind: "email-changed"; to: string; newEmail: string; undoLink: string }
  | { kind: "reauthentication"; to: string; code: string }
  /** An account that the studio has opened for somebody. */
  | { kind: "welcome"; to: string; link: string }
  | {
      kind: "site-message" | "site-order";
      to: string;
      /** What its owner calls the site. */
      site: string;
      /** What the visitor wrote. */
      fields: { label: string; value: string }[];
      order?: Order;
      /** The visitor's own address, one plain address. */
      replyTo: string | null;
      link: string;
    }
  | {
      kind: "site-comments";
      to: string;
      site: string;
      /** How many are new; the first of them are told. */
      count: number;
      comments: { where: string; name: string; text: string }[];
      link: string;
    }
  | {
      kind: "invitation";
      to: string;
      site: string;
      /** Who invites, as they call themselves, and their own address, which they have confirmed. */
      by: { name: string; email: string };
      role: InvitedRole;
      link: string;
    }
  | {
      kind: "ownership-offer";
      to: string;
      site: string;
      by: { name: string; email: string };
      link: string;
    }
  | {
      kind: "ownership-taken";
      /** Who owned it. */
      to: string;
      site: string;
      by: { name: string; email: string };
      link: string;
    }
  /** The studio has handed a site over: to who owns it now, and to who owned it. */
  | { kind: "site-given" | "site-taken"; to: string; site: string; link: string }
  | {
      kind: "questions-waiting";
      /** An administrator. */
      to: string;
      /** How many have come; the first of them are told. */
      count: number;
      questions: { subject: string; who: string }[];
      link: string;
    }
  | {
      kind: "studio-answer";
      /** Who asked. */
      to: string;
      /** What they asked about, in their own words. */
      subject: string;
      text: string;
      /** Where it is answered; where it settles the question, its page. */
      link: string;
      /** The page of the question, where `link` is another. */
      page: string | null;
    }
  | {
      kind: "contact-answer";
      /** The address that somebody gave who wrote by the landing page: nobody has proven that it is theirs. */
      to: string;
      /** How what they wrote begins. */
      subject: string;
      text: string;
      /** Where it is answered; where it settles the question, where one writes anew. */
      link: string;
      isSettled: boolean;
    }
  | {
      kind: "account-leaving";
      to: string;
      /** When it is erased, as ISO says it. */
      leavesAt: string;
      /** Whether whoever it is has asked for it, or the studio has decided it. */
      isOwnWish: boolean;
      /** Where one signs in. */
      link: string;
    }
  | {
      kind: "account-suspended";
      to: string;
      /** Why, in the words of the studio. */
      reason: string;
      sitesStayLive: boolean;
      /** Where whoever may not sign in reaches the studio. */
      replyTo: string;
    }
  | { kind: "account-leaving-soon"; to: string; leavesAt: string; link: string }
  | {
      kind: "member-left";
      /** Who owns the site. */
      to: string;
      site: string;
      by: { name: string; email: string };
      link: string;
    }
  | { kind: "billing"; to: string; told: BillingNotice; link: string }
  | { kind: "webhook-disabled"; to: string; site: string; url: string; link: string }
  /** What a mail would look like in these words, to whoever thinks about them. */
  | { kind: "preview"; to: string; of: MailKey; words: MailWords | null; link: string };

export type MailQueue = {
  /** Puts a mail into the queue in the caller's transaction: it goes out if and only if that commits. */
  enqueue: (transaction: Kysely<Schema>, mail: Mail) => Promise<void>;
};
