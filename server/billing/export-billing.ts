import { sql } from "kysely";
import { type BillingList, exportBilling as command } from "../../contract/export-billing.ts";
import { plainAmount } from "../../contract/money.ts";
import { handle } from "../api/handle-command.ts";
import { mostTableRows, studioTable } from "../studio/studio-table.ts";

/** Of each list its columns, as the database names them. */
const columns = {
  invoices: [
    "number",
    "state",
    "name",
    "email",
    "currency",
    "gross_cents",
    "open_cents",
    "issued_on",
    "due_on",
  ],
  quotes: ["title", "state", "email", "currency", "gross_cents", "made_on", "valid_until"],
  subscriptions: ["name", "email", "state", "currency", "price_cents", "started_on", "until", "cancelled_on"],
} as const satisfies Record<BillingList, readonly string[]>;

/** The lists ask who reads them, which a transaction says as the Data API does. */
export const exportBilling = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { list, state = null, containing = null } = input;
    await sql`
      select set_config('request.jwt.claims', ${JSON.stringify({ role: "authenticated", sub: actor.id })}, true)
    `.execute(transaction);
    const { rows } = await sql<{ row: Record<string, string | number | null> }>`
      select to_json(listed) as row from ${sql.raw(`public.list_${list}`)}(
        with_state => ${state}, containing => ${containing}, page_size => ${mostTableRows + 1}
      ) as listed
    `.execute(transaction);
    const heads = columns[list];
    const table = studioTable(
      heads.map((head) => head.replace(/_cents$|_on$/, "").replaceAll("_", " ")),
      rows.map(({ row }) =>
        heads.map((head) => {
          const value = row[head] ?? "";
          return head.endsWith("_cents") ? plainAmount(Number(value)) : String(value);
        }),
      ),
    );
    await audit({
      act: "export-billing",
      target: { kind: "studio", id: list },
      after: { rows: table.count },
    });
    return table;
  }),
);
