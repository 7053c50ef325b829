import type { Link } from "../../../engine/blocks/fields.ts";

export const call: Link = { label: "{phone}", href: "fact:phone", means: "call" };

/** The same as large as it can be. */
export const phone = { value: "{phone}", href: "fact:phone" };

/** What a visitor in a hurry asks next. */
export const price = "Pools from $39,000";
export const area = "All of {area}";
export const hours = "{hours}";
