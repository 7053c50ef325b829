import { type Kysely, sql } from "kysely";
import { laterDay } from "../../contract/day.ts";
import type { Currency } from "../../contract/money.ts";
import type { Buyer, Seller } from "../../contract/party.ts";
import type { Schema } from "../db/database-types.ts";
import { knownBuyer } from "./find-buyer.ts";

export type StatementKind = "invoice" | "credit" | "payment" | "prepaid" | "waiver" | "refund";

/** What was booked of one currency in a year. What is less than nothing is in the customer's favour. */
export type StatementPart = {
  currency: Currency;
  opening: number;
  rows: { day: string; kind: StatementKind; number: string; amount: number; balance: number }[];
  closing: number;
};

/** All that stands on the paper of a year. */
export type StatementPaper = {
  kind: "statement";
  year: number;
  drawnOn: string;
  /** Its last day: the year's, or today. */
  until: string;
  seller: Seller;
  /** Where their invoices go, where they have said so. */
  buyer: Buyer | null;
  email: string;
  parts: StatementPart[];
};

type Booked = Omit<StatementPart["rows"][number], "balance"> & { currency: Currency };

/**
 * The statement of an account for a year, in the order of days, which is another than that of the books where money was booked
 * later than it came. Undefined where nothing was ever booked for it up to then.
 */
export async function readStatementPaper(
  connection: Kysely<Schema>,
  account: string,
  year: number,
  today: string,
): Promise<StatementPaper | undefined> {
  const lastDay = `${year}-12-31`;
  const { rows } = await sql<Booked>`
    select statement.day::text, statement.kind, statement.number, statement.currency, statement.amount_cents::float8 as amount
    from private.statement_of(${account}) as statement where statement.day <= ${lastDay}
    order by statement.day, statement.place
  `.execute(connection);
  if (rows.length === 0) return undefined;
  const who = await sql<{ email: string; seller: Seller }>`
    select person.email, seller.details as seller
    from auth.users as person cross join private.seller as seller where person.id = ${account}
  `.execute(connection);
  const [parties] = who.rows;
  if (!parties) return undefined;
  return {
    kind: "statement",
    year,
    drawnOn: today,
    until: laterDay(today, lastDay) === lastDay ? today : lastDay,
    ...parties,
    buyer: (await knownBuyer(connection, account)) ?? null,
    parts: partsOf(rows, `${year}-01-01`),
  };
}

/** What was booked, oldest first, by its currency, with what was owed before the first day and after each row since. */
export function partsOf(booked: readonly Booked[], firstDay: string): StatementPart[] {
  const currencies = [...new Set(booked.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const part: StatementPart = { currency, opening: 0, rows: [], closing: 0 };
    for (const { currency: of, ...row } of booked) {
      if (of !== currency) continue;
      part.closing += row.amount;
      if (row.day < firstDay) part.opening = part.closing;
      else part.rows.push({ ...row, balance: part.closing });
    }
    return part;
  });
}
