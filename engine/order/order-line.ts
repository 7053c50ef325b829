/** What a visitor wants: of a record, in a size, so many. */
export type OrderLine = { id: string; size: string; quantity: number };

/** A line as a form sends it. */
export function lineText({ id, quantity, size }: OrderLine): string {
  return `${quantity} ${id} ${size}`;
}

/** What `lineText` wrote; undefined for anything else. */
export function lineOfText(text: string): OrderLine | undefined {
  const [, quantity, id = "", size = ""] = /^(\d{1,3}) ([a-z\d-]{1,80}) (.{1,40})$/.exec(text) ?? [];
  return quantity === undefined ? undefined : { id, size, quantity: Number(quantity) };
}
