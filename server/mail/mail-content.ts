import type { MailKey } from "../../contract/mail-kinds.ts";
import type { ToldOrder } from "../../engine/order/told-order.ts";

/** One mail in reading order, apart from any markup. */
export type MailContent = {
  subject: string;
  /** The line that inboxes show beside the subject. */
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  /** What somebody wrote, each below its label. */
  fields?: readonly { label: string; value: string }[];
  /** What somebody would like to have of a shop. */
  order?: ToldOrder;
  button?: { label: string; link: string };
  code?: { label: string; value: string };
  /** A second, quieter way on. */
  alternative?: { lead: string; label: string; link: string };
  /** Why this mail came. */
  reason: string;
  ifNotYou: string;
  /** Whom a reply reaches: nobody, where this says nothing. */
  reply?: string;
};

/**
 * What one mail is about: which words it has, what is filled in there, and all that is not the studio's to say otherwise, as where
 * its button leads, why it came and what to do if it was not meant.
 */
export type ToldMail = {
  key: MailKey;
  /** By the names of its placeholders; undefined where there is nothing to say. */
  values: Readonly<Record<string, string | undefined>>;
  /** Where its button leads, where it has one. */
  link?: string;
  fixed: Omit<MailContent, "subject" | "preheader" | "heading" | "paragraphs" | "button">;
};
