import { Readable } from "node:stream";
import type { Context } from "hono";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Actor } from "../api/handle-command.ts";
import { requireOpenAccount } from "../api/run-command.ts";
import { hashSecret } from "../auth/link/secret-token.ts";
import type { Database } from "../db/database.ts";
import { openSite } from "../sites/open-site.ts";
import { exportEntries } from "./export-entries.ts";
import { readContents, type SiteContents } from "./read-contents.ts";
import { writeArchive } from "./write-archive.ts";

/** Exports that are sent at once by one server. */
const mostAtOnce = 8;

/** Bytes that are made ahead of who takes them. */
const ahead = 256 * 1024;

/**
 * `GET /api/exports/<token>`: the zip that `export-site` has made a link for, once. Who asked for it must still be signed
 * in and own the site. It is read as it is taken: the largest takes no more memory than a small one.
 */
export function createExports({ database, log }: Pick<CommandParts, "database" | "log">) {
  let underWay = 0;

  async function* counted(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    underWay += 1;
    try {
      yield* chunks;
    } catch (error) {
      log.error({ err: error }, "an export was broken off");
      throw error;
    } finally {
      underWay -= 1;
    }
  }

  return async (context: Context, token: string): Promise<Response> => {
    if (underWay >= mostAtOnce) throw new CommandError("unavailable");
    const { site, contents } = await redeem(database, token);
    context.header("content-type", "application/zip");
    context.header("content-disposition", `attachment; filename="${contents.subdomain}.zip"`);
    const chunks = counted(writeArchive(exportEntries(database, site, contents)));
    const stream = Readable.from(chunks, { objectMode: false, highWaterMark: ahead });
    return context.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>);
  };
}

async function redeem({ typed }: Database, token: string): Promise<{ site: string; contents: SiteContents }> {
  const link = await typed
    .deleteFrom("private.export_links")
    .where("token_hash", "=", hashSecret(token))
    .where("expires_at", ">", new Date())
    .returning(["site", "account", "session"])
    .executeTakeFirst();
  if (!link) {
    throw new CommandError("not_found", {
      message: "This link has been used, or is too old. Ask for the export once more.",
    });
  }
  const { site } = link;
  const actor: Actor = { id: link.account, session: link.session, network: "" };
  const contents = await typed
    .transaction()
    // The site is locked until all of it that may change is read.
    .execute(async (transaction) => {
      await requireOpenAccount(transaction, actor);
      await openSite(transaction, actor, site, "manage", { inAnyState: true });
      return readContents(transaction, site);
    });
  return { site, contents };
}
