import type { Link } from "../../../engine/blocks/fields.ts";

/** The two ways to the firm, which stand in several places. */
export const phone: Link = { label: "{phone}", href: "fact:phone", means: "call" };
export const consultation: Link = {
  label: "Write for a consultation",
  href: "fact:email?subject=Free%20consultation",
  means: "mail",
};
