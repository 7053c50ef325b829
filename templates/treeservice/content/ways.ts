import type { Fact } from "../../../engine/blocks/fact.ts";
import type { Link } from "../../../engine/blocks/fields.ts";

export const phone: Link = { label: "{phone}", href: "fact:phone", means: "call" };
export const mail: Link = { label: "{email}", href: "fact:email", means: "mail" };

/** The same for a business of any trade, as rows. */
export const ways: Fact[] = [
  { label: "Call", value: "{phone}", href: "fact:phone" },
  { label: "Write", value: "{email}", href: "fact:email" },
  { label: "Visit", value: "{address}" },
  { label: "Hours", value: "{hours}" },
];
