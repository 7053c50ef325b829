import { type Household, roofs } from "./savings.ts";

export const leastBill = 20;
export const mostBill = 2000;
export const leastPanels = 6;
export const mostPanels = 40;

/** What the calculator shows before anything is said. */
export const usual: Household = { bill: 165, roof: "south", panels: 18 };

/** Why a bill cannot be reckoned with. */
export type BillError = "missing" | "unreadable" | "tooLow" | "tooHigh";

/** Dollars a month as somebody writes them (`$1,200`), or what is wrong with them. */
export function readBill(text: string): { bill: number } | { error: BillError } {
  const written = text
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/,(?=\d{3}\b)/g, "");
  if (written === "") return { error: "missing" };
  if (!/^\d+$/.test(written)) return { error: "unreadable" };
  const bill = Number(written);
  if (bill < leastBill) return { error: "tooLow" };
  if (bill > mostBill) return { error: "tooHigh" };
  return { bill };
}

/** Reads the query of the page's address. Whatever it does not know there is as if it were not there. */
export function parseHousehold(search: string): Household {
  const params = new URLSearchParams(search);
  const read = readBill(params.get("bill") ?? "");
  const panels = params.get("panels") ?? "";
  return {
    bill: "bill" in read ? read.bill : usual.bill,
    roof: roofs.find((roof) => roof === params.get("roof")) ?? usual.roof,
    panels: /^\d{1,2}$/.test(panels)
      ? Math.min(Math.max(Number(panels), leastPanels), mostPanels)
      : usual.panels,
  };
}

/** The query of the address at which the page shows this, beginning with `?`; empty for what it shows at first. */
export function formatHousehold({ bill, roof, panels }: Household): string {
  const params = new URLSearchParams();
  if (bill !== usual.bill) params.set("bill", String(bill));
  if (roof !== usual.roof) params.set("roof", roof);
  if (panels !== usual.panels) params.set("panels", String(panels));
  return params.size > 0 ? `?${params}` : "";
}
