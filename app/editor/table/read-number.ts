import type { FormSchema } from "../form/form-schema.ts";
import { keptNumber, shownNumber } from "../form/number-parts.ts";
import { tableWords as words } from "./table-words.ts";

/**
 * The number that `text` says, as people and spreadsheets write it: with a decimal comma or point, with thousands kept apart,
 * with the sign of a currency. What could be either of two numbers is said and not guessed.
 */
export function readNumber(schema: FormSchema, text: string): { value: number } | { fault: string } {
  const plain = text.replaceAll(/[\s'’_]|\p{Sc}/gu, "").replace("−", "-");
  const { decimals = 0 } = schema;
  const isWhole = schema.type === "integer";
  // Three digits behind a mark that are too many to be a part.
  const hasNoThird = isWhole && decimals < 3;
  const marks = plain.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const isRepeated = marks.length > 1 && marks.every((mark) => mark === last);
  const inThrees = /^-?\d{1,3}([.,]\d{3})+$/.test(plain);
  if (last === "," && marks.length === 1 && inThrees && !hasNoThird) {
    return { fault: words.faults.unclear(plain.replace(",", ""), plain.replace(",", ".")) };
  }
  const areThousands = inThrees && (isRepeated || (hasNoThird && marks.length === 1));
  const whole = areThousands ? plain.replaceAll(/[.,]/g, "") : asPoint(plain, last);
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(whole)) return { fault: words.faults.number };
  const value = keptNumber(schema, Number(whole));
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  if (isWhole && !Number.isInteger(value)) {
    return { fault: decimals > 0 ? words.faults.decimals(decimals) : words.faults.whole };
  }
  if (value < minimum) return { fault: words.faults.small(shownNumber(schema, minimum)) };
  if (value > maximum) return { fault: words.faults.large(shownNumber(schema, maximum)) };
  return { value };
}

/** The last mark is the decimal one, those before it keep thousands apart; wrongly placed ones stay, and make it no number. */
function asPoint(text: string, last: string | undefined): string {
  if (!last) return text;
  const at = text.lastIndexOf(last);
  const before = text.slice(0, at);
  const other = last === "," ? "." : ",";
  const groups = new RegExp(`^[+-]?\\d{1,3}(\\${other}\\d{3})+$`).test(before);
  return `${groups ? before.replaceAll(other, "") : before}.${text.slice(at + 1)}`;
}
