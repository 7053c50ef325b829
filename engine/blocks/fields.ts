import { z } from "zod";
import { isWhole } from "../facts/references.ts";
import { hasAtMost } from "../language/count-characters.ts";
import type { Picture } from "../picture.ts";

/**
 * What a text means, which says what becomes of it in another design: `fact` is told by the facts of the business, `role`
 * is part of a record (`role.ts`), `heading` opens a section, `label` names an action or a value, `ornament` is true for
 * anybody and stays with the design, `bespoke` only means something in its own block.
 */
export const textClasses = ["fact", "role", "heading", "label", "ornament", "bespoke"] as const;

export type TextClass = (typeof textClasses)[number];

/** What `schema` takes, but for what stands for a list or a record as a whole: only fields that say so take that. */
export function readable(schema: z.ZodString): z.ZodString {
  return schema.refine((text) => !isWhole(text), "stands for a whole list: write what is to be read here");
}

/** What `schema` takes with at most `max` characters, as people count them; what else knows the limit reads it off `meta`. */
export function atMost(schema: z.ZodString, max: number): z.ZodString {
  const message = `Too long: at most ${max} characters`;
  return schema.refine((text) => hasAtMost(text, max), message).meta({ maxLength: max });
}

/** A text of at most `max` characters that is not empty. */
export function textOf(max: number) {
  return readable(atMost(z.string().trim().min(1), max));
}

/**
 * Says of a whole number that it counts a part of what people write: with `decimals` of 2 hundredths, such as the cents of a
 * price. Sums stay exact, and forms and tables show and take `16.50`.
 */
export function inParts(number: z.ZodInt, decimals: number): z.ZodInt {
  return number.meta({ decimals });
}

/** A text of at most `max` characters, as many as the design holds on every screen, and what it means. */
function classed(textClass: TextClass, max: number) {
  return textOf(max).meta({ textClass });
}

export const factText = (max: number) => classed("fact", max);
export const headingText = (max: number) => classed("heading", max);
export const labelText = (max: number) => classed("label", max);
export const ornament = (max: number) => classed("ornament", max);
export const bespoke = (max: number) => classed("bespoke", max);

/** A short text: one line, not empty. */
export const line = textOf(200);

/**
 * `/menu` is a page of the site itself, `#hours` a place on the page, `fact:phone` what the facts say; addresses of other
 * kinds are whole.
 */
export const href = z
  .string()
  .regex(
    /^(\/(?![/\\])[^\s\\]*|#[\w-]*|fact:(?:phone|email|booking|map)(?:\?[^\s]*)?|https:\/\/[^\s]+|tel:[+\d() -]+|mailto:[^\s@]+@[^\s@]+)$/,
    'must be a page of the site ("/menu"), a place on the page ("#hours"), a fact ("fact:phone"), or begin with https:, tel: or mailto:',
  );

/** What an action does, whatever it is called: so that it can be called otherwise in another design or language. */
export const meanings = [
  "book",
  "buy",
  "call",
  "contact",
  "directions",
  "donate",
  "estimate",
  "join",
  "learn",
  "mail",
  "more",
  "offers",
  "prices",
  "search",
  "send",
  "subscribe",
  "try",
] as const;

export type Meaning = (typeof meanings)[number];

export const link = z.strictObject({
  label: labelText(60),
  href,
  means: z.enum(meanings).optional(),
});

export type Link = z.infer<typeof link>;

const tenth = z.int().min(0).max(10);

export const picture: z.ZodType<Picture> = z.strictObject({
  path: z.string().regex(/^\/(?!\/)[\w/-]+$/),
  version: z.string().regex(/^[\da-f]{8}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()).min(1).readonly(),
  colour: z.string().regex(/^#[\da-f]{6}$/),
  /** Goes where its picture goes. */
  alt: readable(atMost(z.string(), 300)).meta({ textClass: "role", part: "picture" }),
  focus: z.strictObject({ x: tenth, y: tenth }).optional(),
  isNeutral: z.boolean().optional(),
});

/** What begins most sections: a small line above, the heading, a lead below. */
export const heading = z.strictObject({
  eyebrow: headingText(80).optional(),
  title: headingText(120),
  lead: headingText(400).optional(),
});

export type Heading = z.infer<typeof heading>;
