import type { Currency } from "../facts/currencies.ts";
import type { MoneyStyle } from "./words.ts";

/** How a language, by its tag, writes amounts of `currency`. Not for browsers, whose thread the first use of `Intl` holds. */
export function moneyStyle(language: string, currency: Currency): MoneyStyle {
  const parts = new Intl.NumberFormat([language, "en-US"], { style: "currency", currency }).formatToParts(
    1_234_567.89,
  );
  const isFigure = ({ type }: Intl.NumberFormatPart) => /^(integer|group|decimal|fraction)$/.test(type);
  const join = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join("");
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return {
    before: join(parts.slice(0, parts.findIndex(isFigure))),
    after: join(parts.slice(parts.findLastIndex(isFigure) + 1)),
    group: signOf("group"),
    point: signOf("decimal"),
  };
}
