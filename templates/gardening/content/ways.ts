import type { Link } from "../../../engine/blocks/fields.ts";

/** What somebody in a hurry, with a hedge, needs. */
export const phone: Link = { label: "{phone}", href: "fact:phone", means: "call" };
export const email: Link = { label: "{email}", href: "fact:email", means: "mail" };
export const consultation: Link = { label: "Free consultation", href: "/#visit", means: "estimate" };
