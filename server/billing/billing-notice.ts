import type { Currency } from "../../contract/money.ts";

type Amount = { number: string; amount: number; currency: Currency };

/** What is mailed to somebody about money. */
export type BillingNotice =
  | { notice: "quote"; title: string; amount: number; currency: Currency; validUntil: string }
  | ({ notice: "invoice"; dueOn: string } & Amount)
  | ({ notice: "renewal"; dueOn: string; from: string; until: string } & Amount)
  | ({
      notice: "reminder" | "overdue" | "warning" | "suspended";
      dueOn: string;
      /** When sites stand still unless it is paid; null where they do not for this. */
      stopsOn: string | null;
    } & Amount)
  | ({ notice: "paid"; rest: number; inFavour: number } & Amount)
  | ({ notice: "credited"; corrected: string; inFavour: number } & Amount)
  | { notice: "cancelled" | "returned" | "ended"; until: string };
