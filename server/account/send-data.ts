import { Readable } from "node:stream";
import type { Context } from "hono";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { requireOpenAccount } from "../api/run-command.ts";
import { hashSecret } from "../auth/link/secret-token.ts";
import { writeArchive } from "../export/write-archive.ts";
import { dataEntries } from "./data-entries.ts";

/** Zips that one server sends at once; of one account one. */
const mostAtOnce = 4;

/** Bytes that are made ahead of who takes them. */
const ahead = 256 * 1024;

/**
 * `GET /api/my-data/<token>`: the zip that `export-account` has made a link for, once. Who asked for it must still be signed in
 * where they asked. It is read as it is taken: the largest takes no more memory than a small one.
 */
export function createDataExports({ database, log }: Pick<CommandParts, "database" | "log">) {
  const underWay = new Set<string>();

  async function* logged(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks;
    } catch (error) {
      log.error({ err: error }, "an export of an account was broken off");
      throw error;
    }
  }

  return async (context: Context, token: string): Promise<Response> => {
    // Whoever asks what a download would be like takes nothing of it, and its link stays good.
    if (context.req.method !== "GET") throw linkGone();
    const { typed } = database;
    const known = await typed
      .selectFrom("private.data_links")
      .select("account")
      .where("token_hash", "=", hashSecret(token))
      .where("expires_at", ">", new Date())
      .executeTakeFirst();
    if (!known) throw linkGone();
    const { account } = known;
    if (underWay.has(account)) throw new CommandError("too_many", { message: "One at a time." });
    if (underWay.size >= mostAtOnce) throw new CommandError("unavailable");
    underWay.add(account);
    const leave = () => void underWay.delete(account);
    try {
      const link = await typed
        .deleteFrom("private.data_links")
        .where("token_hash", "=", hashSecret(token))
        .where("expires_at", ">", new Date())
        .returning("session")
        .executeTakeFirst();
      if (!link) throw linkGone();
      const holder = { id: account, session: link.session, network: "" };
      await requireOpenAccount(typed, holder, { isForLeaving: true });
      context.header("content-type", "application/zip");
      context.header("content-disposition", 'attachment; filename="my-data.zip"');
      const chunks = logged(writeArchive(dataEntries(database, account)));
      const stream = Readable.from(chunks, { objectMode: false, highWaterMark: ahead });
      stream.once("close", leave);
      return context.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>);
    } catch (error) {
      leave();
      throw error;
    }
  };
}

function linkGone(): CommandError {
  return new CommandError("not_found", {
    message: "This link has been used, or is too old. Ask for your data once more.",
  });
}
