import { sql } from "kysely";
import { saveSeller as command } from "../../contract/save-seller.ts";
import { handle } from "../api/handle-command.ts";

export const saveSeller = handle(command, ({ input, write }) =>
  write(async ({ transaction, audit }) => {
    const { rows } = await sql<{ details: unknown }>`
      select details from private.seller for update
    `.execute(transaction);
    await sql`
      update private.seller set details = ${JSON.stringify(input.seller)}::jsonb, revision = revision + 1
    `.execute(transaction);
    await audit({
      act: "save-seller",
      target: { kind: "studio", id: "seller" },
      before: rows[0]?.details,
      after: input.seller,
    });
    return {};
  }),
);
