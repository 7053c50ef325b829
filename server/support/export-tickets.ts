import { sql } from "kysely";
import { exportTickets as command } from "../../contract/export-tickets.ts";
import { handle } from "../api/handle-command.ts";
import { mostTableRows, studioTable } from "../studio/studio-table.ts";

type Row = {
  asked_at: Date;
  waiting_since: Date | null;
  state: string;
  rating: string | null;
  subject: string;
  person: string | null;
  email: string | null;
  company: string | null;
  is_guest: boolean;
  site: string | null;
  keeper: string | null;
};

const heads = [
  "Asked at",
  "Waits since",
  "State",
  "Helped",
  "About",
  "Name",
  "Email",
  "Site",
  "Looked after by",
  "Company",
  "From",
];

export const exportTickets = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { state, of } = input;
    const saying = input.containing.trim() || null;
    const keeper = of === "me" ? actor.id : null;
    const { rows } = await sql<Row>`
      select ticket.asked_at, ticket.waiting_since, ticket.state, ticket.rating, ticket.subject,
        coalesce(person.name, ticket.guest_name) as person, coalesce(person.email, ticket.guest_email) as email,
        ticket.guest_company as company, ticket.account is null as is_guest, site.name as site, coalesce(nullif(keeper.name, ''), keeper.email) as keeper
      from public.tickets as ticket
      left join lateral private.person_of(ticket.account) as person on true
      left join private.administrators() as keeper on keeper.account = ticket.assigned_to
      left join public.sites as site on site.id = ticket.site
      where (${state}::text is null or ticket.state = ${state})
        and (${of}::text is null or ticket.assigned_to is not distinct from ${keeper}::uuid)
        and (${saying}::text is null or ticket.id in (select private.tickets_saying(${saying})))
      order by ticket.waiting_since, ticket.changed_at desc, ticket.id
      limit ${mostTableRows + 1}
    `.execute(transaction);
    const table = studioTable(
      heads,
      rows.map((row) => [
        row.asked_at.toISOString(),
        row.waiting_since?.toISOString() ?? "",
        row.state,
        row.rating ?? "",
        row.subject,
        row.person ?? "",
        row.email ?? "",
        row.site ?? "",
        row.keeper ?? "",
        row.company ?? "",
        row.is_guest ? "landing page" : "account",
      ]),
    );
    await audit({ act: "export-tickets", target: { kind: "list", id: "tickets" }, after: { state, of } });
    return table;
  }),
);
