import type { Link } from "../../../engine/blocks/fields.ts";

export const phone: Link = { label: "{phone}", href: "fact:phone", means: "call" };
export const mail: Link = { label: "{email}", href: "fact:email", means: "mail" };
