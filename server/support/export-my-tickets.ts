import { sql } from "kysely";
import { exportMyTickets as command } from "../../contract/export-my-tickets.ts";
import { handle } from "../api/handle-command.ts";
import { mostTableRows, studioTable } from "../studio/studio-table.ts";

type Row = {
  asked_at: Date;
  changed_at: Date;
  state: string;
  rating: string | null;
  subject: string;
  site: string | null;
};

const heads = ["Asked at", "Last said at", "State", "Helped", "About", "Site"];

export const exportMyTickets = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { state, containing } = input;
    const { rows } = await sql<Row>`
      select ticket.asked_at, ticket.changed_at, ticket.state, ticket.rating, ticket.subject, site.name as site
      from private.own_tickets(${actor.id}, ${containing}) as ticket
      left join public.sites as site on site.id = ticket.site
        and exists (select from public.site_members as member where member.site = site.id and member.user_id = ticket.account)
      where ${state}::text is null or ticket.state = ${state}
      order by ticket.changed_at desc, ticket.id
      limit ${mostTableRows + 1}
    `.execute(transaction);
    const table = studioTable(
      heads,
      rows.map((row) => [
        row.asked_at.toISOString(),
        row.changed_at.toISOString(),
        row.state,
        row.rating ?? "",
        row.subject,
        row.site ?? "",
      ]),
    );
    await audit({ act: "export-my-tickets", target: { kind: "account", id: actor.id }, after: { state } });
    return table;
  }),
);
