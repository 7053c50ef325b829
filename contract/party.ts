import { z } from "zod";

/** What stands in an address; line breaks and the like have no place in one. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "One line, without breaks.");

/** A country by its two letters. */
export const country = z.string().regex(/^[A-Z]{2}$/, "Two letters, such as US or DE.");

/** Whom an invoice is made out to. */
export const buyer = z.strictObject({
  name: line(120).min(1, "Say who the invoice is for."),
  street: line(120).min(1, "Say the street and the number."),
  city: line(80).min(1, "Say the town."),
  region: line(80).default(""),
  postalCode: line(20).default(""),
  country,
  taxId: line(30).default(""),
});

export type Buyer = z.infer<typeof buyer>;

/** Whether these are the letters and digits of an IBAN, by its own check. */
function isIban(typed: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(typed)) return false;
  const digits = (typed.slice(4) + typed.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

const upperCase = (value: unknown) =>
  typeof value === "string" ? value.replace(/\s+/g, "").toUpperCase() : value;

/** Who sends invoices, and where they may be paid. */
export const seller = buyer.extend({
  email: z.email(),
  iban: z.preprocess(
    upperCase,
    z
      .string()
      .refine((typed) => typed === "" || isIban(typed), "This is no IBAN: a letter or a digit is wrong."),
  ),
  bic: z.preprocess(
    upperCase,
    z.string().regex(/^([A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?)?$/, "A BIC has 8 or 11 letters and digits."),
  ),
  bank: line(80).default(""),
});

export type Seller = z.infer<typeof seller>;
