import { uuidShape } from "../../../contract/uuid-shape.ts";
import { openBackend } from "../../account/open-backend.ts";
import type {
  DeskCounts,
  DeskTicket,
  DeskTicketRow,
  DeskTicketsAsked,
  SavedReply,
  TicketDoor,
} from "../../account/profile.ts";

const nothing: DeskCounts = { open: 0, waiting: 0, solved: 0, mine: 0, nobodys: 0, longest_since: null };

/** How many questions there are. Throws what the service answers instead. */
export async function countTickets(): Promise<DeskCounts> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("count_tickets");
  if (error) throw error;
  return rows[0] ?? nothing;
}

/** A page of the queue. Throws as `countTickets`. */
export async function listTickets(asked: DeskTicketsAsked): Promise<DeskTicketRow[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("list_tickets", asked);
  if (error) throw error;
  return rows;
}

export type ReadTicket = DeskTicket & { door: TicketDoor };

/** A question with all that is known of who asks; undefined where there is none of that id. Throws as `countTickets`. */
export async function readTicket(id: string): Promise<ReadTicket | undefined> {
  if (!uuidShape.test(id)) return undefined;
  const { data } = await openBackend();
  const [read, door] = await Promise.all([
    data.rpc("read_ticket", { of_ticket: id }),
    data.rpc("read_ticket_door", { of_ticket: id }),
  ]);
  if (read.error) throw read.error;
  if (door.error) throw door.error;
  return read.data && door.data ? { ...read.data, door: door.data } : undefined;
}

/** What the studio answers often. Throws as `countTickets`. */
export async function listSavedReplies(): Promise<SavedReply[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("list_saved_replies");
  if (error) throw error;
  return rows;
}
