import { Readable } from "node:stream";
import type { Context } from "hono";
import { sql } from "kysely";
import { z } from "zod";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Actor } from "../api/handle-command.ts";
import { requireOpenAccount } from "../api/run-command.ts";
import { readBlob } from "../export/read-blob.ts";
import type { PictureMaster } from "../pictures/picture-task.ts";
import { dropPicture, receivePicture } from "../pictures/receive-picture.ts";
import { storeBlob } from "../pictures/store-blobs.ts";
import { createUploadPlaces } from "../pictures/upload-places.ts";
import { hasRoomForTicketPicture, requireRoomForTicketPicture, tooManyPictures } from "./ticket-limits.ts";

/** Beside the places of the library: whoever asks something does not take them. */
const mostAtOnce = { account: 2, server: 8 };

/**
 * Pictures of questions: read in the process that all uploads are read in, kept as what that makes of them, and sent to whoever may
 * read their message. They are never under an address that opens them without a token.
 */
export function createTicketPictures(parts: CommandParts) {
  const inPlace = createUploadPlaces(mostAtOnce);

  /** `POST /api/ticket-pictures?id=...` with a file as its body; sent again it makes nothing twice. */
  async function take(context: Context, actor: Actor): Promise<Response> {
    const named = z.uuid().safeParse(context.req.query("id"));
    if (!named.success) throw new CommandError("invalid_input");
    const id = named.data;
    await requireOpenAccount(parts.database.typed, actor);
    await inPlace(actor.id, async () => {
      const known = await ownerOf(parts, id);
      if (known !== undefined && known !== actor.id) throw new CommandError("already_there");
      if (known !== undefined) return dropPicture(context);
      // Asked before it is read, which costs the most, and once more when it is known how much it is.
      if (await hasRoom(parts, actor)) return keep(parts, actor, id, await receivePicture(context));
      // It has to arrive, or nobody hears why it is refused.
      await dropPicture(context);
      throw tooManyPictures();
    });
    return context.json({ picture: id });
  }

  /** `GET /api/ticket-pictures/<id>`, for whoever asked with it and for the studio. */
  async function send(context: Context, actor: Actor, id: string): Promise<Response> {
    const { typed } = parts.database;
    await requireOpenAccount(typed, actor);
    const found = z.uuid().safeParse(id).success
      ? await typed
          .selectFrom("private.ticket_pictures")
          .leftJoin("ticket_messages", "ticket_messages.id", "private.ticket_pictures.message")
          .leftJoin("tickets", "tickets.id", "ticket_messages.ticket")
          .select([
            "private.ticket_pictures.account",
            "private.ticket_pictures.sha256",
            "private.ticket_pictures.content_type",
            "private.ticket_pictures.bytes",
            "tickets.account as asker",
          ])
          .where("private.ticket_pictures.id", "=", id)
          .executeTakeFirst()
      : undefined;
    const isOwn = found?.account === actor.id || found?.asker === actor.id;
    // What has not been sent along yet is nobody else's to see.
    const isForStudio = found?.asker != null && !isOwn && (await isAdministrator(parts, actor));
    if (!found || !(isOwn || isForStudio)) throw new CommandError("not_found");
    context.header("content-type", found.content_type);
    context.header("content-length", String(found.bytes));
    context.header("content-disposition", "inline");
    context.header("cache-control", "private, no-store");
    if (context.req.method === "HEAD") return context.body(null);
    return context.body(
      Readable.toWeb(
        Readable.from(readBlob(parts.database, found.sha256), { objectMode: false }),
      ) as ReadableStream<Uint8Array>,
    );
  }

  return { take, send };
}

async function ownerOf({ database }: CommandParts, id: string): Promise<string | undefined> {
  const found = await database.typed
    .selectFrom("private.ticket_pictures")
    .select("account")
    .where("id", "=", id)
    .executeTakeFirst();
  return found?.account;
}

function hasRoom({ database }: CommandParts, actor: Actor): Promise<boolean> {
  return hasRoomForTicketPicture(database.typed, actor.id, 1);
}

async function isAdministrator({ database }: CommandParts, actor: Actor): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select private.is_admin_session(${actor.id}, ${actor.session}) as is
  `.execute(database.typed);
  return rows[0]?.is === true;
}

async function keep({ database }: CommandParts, actor: Actor, id: string, master: PictureMaster) {
  await database.typed.transaction().execute(async (transaction) => {
    await requireOpenAccount(transaction, actor);
    const { bytes, width, height, hasAlpha } = master;
    await transaction
      .insertInto("private.ticket_pictures")
      .values({
        id,
        account: actor.id,
        sha256: await storeBlob(transaction, bytes),
        content_type: hasAlpha ? "image/webp" : "image/jpeg",
        bytes: bytes.length,
        width,
        height,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await requireRoomForTicketPicture(transaction, actor.id);
  });
}
