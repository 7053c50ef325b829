import type { SupportAccess } from "../../../contract/ticket.ts";
import { openBackend } from "../../account/open-backend.ts";
import type {
  MySupport,
  MyTicketRow,
  MyTicketsAsked,
  StudioAct,
  TicketMessageRow,
  TicketRow,
} from "../../account/profile.ts";

const columns = "id, site, page, section, version, subject, state, rating, asked_at, changed_at";

/** How many questions the caller has, by state. Throws what the service answers instead. */
export async function readMySupport(): Promise<MySupport> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("my_support");
  if (error) throw error;
  return rows[0] ?? { open: 0, waiting: 0, solved: 0, waiting_ticket: null };
}

/** A page of the caller's questions. Throws as `readMySupport`. */
export async function listMyTickets(asked: MyTicketsAsked): Promise<MyTicketRow[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("list_my_tickets", asked);
  if (error) throw error;
  return rows;
}

export type OwnTicket = { ticket: TicketRow; messages: TicketMessageRow[] };

/** A question of the caller with what was said in it; undefined where there is none of that id. Throws as `readMySupport`. */
export async function readMyTicket(id: string): Promise<OwnTicket | undefined> {
  if (!/^[\da-f-]{36}$/.test(id)) return undefined;
  const { data } = await openBackend();
  const [tickets, messages] = await Promise.all([
    data.from("tickets").select(columns).eq("id", id),
    data
      .from("ticket_messages")
      .select("id, ticket, side, body, via, pictures, at")
      .eq("ticket", id)
      .order("at")
      .order("id"),
  ]);
  if (tickets.error) throw tickets.error;
  if (messages.error) throw messages.error;
  const [ticket] = tickets.data;
  return ticket && { ticket, messages: messages.data };
}

/** What the studio may do with the caller's sites. Throws as `readMySupport`. */
export async function readAccess(): Promise<SupportAccess> {
  const { data } = await openBackend();
  const { data: row, error } = await data.from("support_settings").select("access").maybeSingle();
  if (error) throw error;
  return row?.access ?? "look";
}

/** What the studio did last with the caller's sites. Throws as `readMySupport`. */
export async function readStudioActs(): Promise<StudioAct[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("my_studio_acts");
  if (error) throw error;
  return rows;
}
