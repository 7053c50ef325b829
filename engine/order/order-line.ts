// Fields of an order that no person sees; with a hyphen, as those of `engine/blocks/form/sent-names.ts`.

/** A line, as often as there are lines, as `lineText` writes it. */
export const lineField = "order-line";

/** What all of them came to where the visitor saw it, in hundredths. */
export const totalField = "order-total";

/** What a visitor wants: of a record, in a size, so many. */
export type OrderLine = {
  id: string;
  size: string;
  quantity: number;
  /** What one cost where the visitor saw it, in hundredths: told to the shop, and nothing is reckoned with it. */
  seen?: number | undefined;
};

/** How many a line may be of. */
export const mostOfOne = 999;

/** A line as a form sends it. */
export function lineText({ id, quantity, size, seen }: OrderLine): string {
  return `${quantity} ${id}${seen === undefined ? "" : `@${seen}`} ${size}`;
}

const written = /^(\d{1,3}) ([a-z\d-]{1,80})(?:@(\d{1,9}))? (.{1,40})$/;

/** What `lineText` wrote; undefined for anything else. */
export function lineOfText(text: string): OrderLine | undefined {
  const [, quantity, id = "", seen, size = ""] = written.exec(text) ?? [];
  if (quantity === undefined) return undefined;
  return { id, size, quantity: Number(quantity), ...(seen !== undefined && { seen: Number(seen) }) };
}
