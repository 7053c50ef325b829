import type { ToldOrder } from "./told-order.ts";

/** An order as lines of text, for whatever shows no table. */
export function orderText({ lines, sums, total, changes }: ToldOrder): string {
  return [
    ...lines.map(
      ({ quantity, name, kind, each, amount }) =>
        `${quantity} × ${name}${kind && ` (${kind})`}, ${each}: ${amount}`,
    ),
    ...[...sums, total].map(({ label, amount }) => `${label}: ${amount}`),
    ...changes,
  ].join("\n");
}
