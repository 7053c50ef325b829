import type { Selectable, Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";

export type Ticket = Selectable<Schema["tickets"]>;

const noTicket = () => new CommandError("not_found", { message: "There is no such question." });

/** The row of a question, locked until the transaction ends, for whoever asked it. Throws `not_found` for everybody else. */
export async function openOwnTicket(
  transaction: Transaction<Schema>,
  actor: Actor,
  id: string,
): Promise<Ticket> {
  const ticket = await transaction
    .selectFrom("tickets")
    .selectAll()
    .where("id", "=", id)
    .where("account", "=", actor.id)
    .forUpdate()
    .executeTakeFirst();
  if (!ticket) throw noTicket();
  return ticket;
}

/** The same for a command of administrators, who may open all of them. */
export async function openTicket(transaction: Transaction<Schema>, id: string): Promise<Ticket> {
  const ticket = await lockTicket(transaction, id);
  if (!ticket) throw noTicket();
  return ticket;
}

/** The row of a question, locked until the transaction ends, for whoever is known to be let in. */
export function lockTicket(transaction: Transaction<Schema>, id: string): Promise<Ticket | undefined> {
  return transaction.selectFrom("tickets").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}
