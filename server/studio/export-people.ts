import { sql } from "kysely";
import { exportPeople as command } from "../../contract/export-people.ts";
import { handle } from "../api/handle-command.ts";
import { mostTableRows, studioTable } from "./studio-table.ts";

type Row = {
  name: string;
  email: string;
  role: string;
  plan: string | null;
  status: string;
  since: Date;
  lastSeen: Date | null;
};

const heads = ["name", "email", "role", "plan", "status", "since", "last signed in"];

export const exportPeople = handle(command, ({ input, write }) =>
  write(async ({ transaction, audit }) => {
    const { status = null, role = null, containing = "" } = input;
    const { rows } = await sql<Row>`
      select * from private.people_table(${status}, ${role}, ${containing}, ${mostTableRows + 1})
    `.execute(transaction);
    const table = studioTable(
      heads,
      rows.map(({ name, email, role, plan, status, since, lastSeen }) => [
        name,
        email,
        role,
        plan ?? "",
        status,
        since.toISOString(),
        lastSeen?.toISOString() ?? "",
      ]),
    );
    await audit({
      act: "export-people",
      target: { kind: "studio", id: "people" },
      after: { ...input, rows: table.count },
    });
    return table;
  }),
);
