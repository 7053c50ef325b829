import { z } from "zod";
import { factText, href, picture } from "../blocks/fields.ts";
import { currencies } from "./currencies.ts";
import { phoneShape } from "./phone.ts";
import { type Weekday, weekdayKeys } from "./weekdays.ts";

/** What a fact says refers to nothing: it is what others refer to. */
const said = (max: number) =>
  factText(max).refine((text) => !/[{}]/.test(text), "must be said without braces");

const address = href.refine((to) => !to.startsWith("fact:"), "must be an address of its own");

const short = said(80);
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, "must be a time of the day such as 07:00 or 24:00");

/** Open from the first to the second; `22:00` to `02:00` ends on the next day. */
const span = z.tuple([time, time]);

const hours = z.strictObject({
  /** By day; a day that is missing or empty is closed. */
  week: z.strictObject(
    Object.fromEntries(weekdayKeys.map((day) => [day, z.array(span).max(3).optional()])) as Record<
      Weekday,
      z.ZodOptional<z.ZodArray<typeof span>>
    >,
  ),
  /** In the business's own words, where the week does not say it well: "24 hours, every day". */
  line: said(60).optional(),
  exceptions: z
    .array(z.strictObject({ date: z.iso.date(), hours: z.array(span).max(3), note: short.optional() }))
    .max(20)
    .optional(),
});

export type Hours = z.infer<typeof hours>;

/**
 * What a business is, said once: texts of its site refer to these by name (`{phone}`), links too (`fact:phone`), and what
 * search engines are told is made of them. All but the name may be missing; what refers to a missing fact is not shown.
 */
export const factsSchema = z.strictObject({
  name: said(60),
  /** Where the whole name would be too much: on a sign, within a sentence. */
  shortName: said(40).optional(),
  /** What it does, in the words of who looks for it: "Plumber". */
  trade: short.optional(),
  /** As people of its country write it, "(218) 555-0188", or with `+` and the country's number. */
  phone: z
    .string()
    .trim()
    .regex(phoneShape, "must be a telephone number such as (218) 555-0188 or +49 30 901820")
    .optional(),
  email: z.email().max(120).optional(),
  street: short.optional(),
  city: short.optional(),
  /** State, county or province, as addresses of the country have it: "MN". */
  region: said(40).optional(),
  postalCode: said(12).optional(),
  /** Two letters of ISO 3166. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  position: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  /** Where it works: "Duluth and 25 miles around". */
  area: said(80).optional(),
  hours: hours.optional(),
  /** What its prices are in. */
  currency: z.enum(currencies).optional(),
  founded: z.int().min(1000).max(2100).optional(),
  licence: said(60).optional(),
  /** Where a time or a table is booked. */
  booking: address.optional(),
  social: z
    .array(z.strictObject({ label: said(30), href: address }))
    .max(8)
    .optional(),
  logo: picture.optional(),
});

export type Facts = z.infer<typeof factsSchema>;
