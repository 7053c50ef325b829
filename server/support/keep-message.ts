import type { Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";

type NewMessage = {
  id: string;
  ticket: string;
  side: "customer" | "studio";
  /** Null of a guest, who sends no pictures. */
  author: string | null;
  body: string;
  internal?: boolean;
  via?: "room" | "link";
  pictures?: readonly string[];
};

/**
 * Writes a message to a question that is locked, with pictures that its author has sent and used nowhere else. Throws
 * `already_there` for an id that is somebody's, and `not_found` for a picture that is not theirs to send.
 */
export async function keepMessage(
  transaction: Transaction<Schema>,
  { pictures = [], ...message }: NewMessage,
): Promise<void> {
  const wanted = [...new Set(pictures)];
  const found =
    wanted.length === 0 || message.author === null
      ? []
      : await transaction
          .selectFrom("private.ticket_pictures")
          .select(["id", "width", "height"])
          .where("id", "in", wanted)
          .where("account", "=", message.author)
          .where("message", "is", null)
          .forUpdate()
          .execute();
  const told = wanted.flatMap((id) => found.filter((picture) => picture.id === id));
  if (told.length < wanted.length) {
    throw new CommandError("not_found", {
      message: "A picture of this is not there any more. Take it out, or send it again.",
    });
  }
  const kept = await transaction
    .insertInto("ticket_messages")
    .values({ ...message, pictures: JSON.stringify(told) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!kept) throw new CommandError("already_there");
  if (wanted.length === 0) return;
  await transaction
    .updateTable("private.ticket_pictures")
    .set({ message: message.id })
    .where("id", "in", wanted)
    .execute();
}
