import { unsaidCurrency } from "../../engine/facts/currencies.ts";
import type { Order } from "../../engine/order/order.ts";
import { orderText } from "../../engine/order/order-text.ts";
import { tellOrder } from "../../engine/order/told-order.ts";
import { csvLine, utf8Mark } from "./csv-line.ts";
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
    ...(details ? orderCells(details) : ["", "", ""]),
  ]);
  const head = ["at", "state", "page", "kind", "reply to", ...labels, "order", "total", "currency"];
  return utf8Mark + [head, ...rows].map(csvLine).join("");
}

/** The whole order to be read, and what it comes to as a number. */
function orderCells(order: Order): string[] {
  const { totals, currency = unsaidCurrency } = order;
  return [orderText(tellOrder(order)), (totals.total / 100).toFixed(2), currency];
}
