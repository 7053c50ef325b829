import type { Link } from "../../../engine/blocks/fields.ts";

export const call: Link = { label: "{phone}", href: "fact:phone", means: "call" };

/** What a visitor in a hurry asks next. */
export const price = "Pools from $39,000";
export const area = "All of {area}";
export const hours = "{hours}";
