import type { Order } from "../../engine/order/order.ts";
import { orderRows } from "./order-rows.ts";
import type { WrittenField } from "./read-fields.ts";

type Row = {
  at: Date;
  state: string;
  page: string;
  kind: string;
  fields: readonly WrittenField[];
  details: Order | null;
  reply_to: string | null;
};

/** What a spreadsheet would take for a formula. */
const formula = /^[\s]*[=+\-@\t\r|]/;

/**
 * Messages as CSV for spreadsheets: with the mark that says UTF-8, a column for each label that there is, and nothing that one
 * of them would run.
 */
export function messagesCsv(messages: readonly Row[]): string {
  const labels = [...new Set(messages.flatMap(({ fields }) => fields.map(({ label }) => label)))];
  const rows = messages.map(({ at, state, page, kind, reply_to, fields, details }) => [
    at.toISOString(),
    state,
    page,
    kind,
    reply_to ?? "",
    ...labels.map((label) => fields.find((field) => field.label === label)?.value ?? ""),
    orderRows(details ?? undefined)
      .map(({ label, value }) => `${label}: ${value}`)
      .join("\n"),
  ]);
  const head = ["at", "state", "page", "kind", "reply to", ...labels, "order"];
  return `\ufeff${[head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(text: string): string {
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
