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

/** Exports that are sent at once: to one account, and by one server. */
const mostAtOnce = { account: 2, server: 8 };

/** Bytes that are made ahead of who takes them. */
const ahead = 256 * 1024;

/**
 * `GET /api/exports/<token>`: the zip that `export-site` has made a link for, once. Who asked for it must still be signed
 * in and own the site. It is read as it is taken: the largest takes no more memory than a small one.
 */
export function createExports({ database, log }: Pick<CommandParts, "database" | "log">) {
  const underWay = new Map<string, number>();

  async function* logged(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks;
    } catch (error) {
      log.error({ err: error }, "an export was broken off");
      throw error;
    }
  }

  /** Takes a place for `account` and gives what leaves it again. */
  function takePlace(account: string): () => void {
    const own = underWay.get(account) ?? 0;
    const all = [...underWay.values()].reduce((sum, count) => sum + count, 0);
    if (own >= mostAtOnce.account) throw new CommandError("too_many");
    if (all >= mostAtOnce.server) throw new CommandError("unavailable");
    underWay.set(account, own + 1);
    return () => {
      const left = (underWay.get(account) ?? 1) - 1;
      if (left > 0) underWay.set(account, left);
      else underWay.delete(account);
    };
  }

  return async (context: Context, token: string): Promise<Response> => {
    // Whoever asks what a download would be like takes nothing of it, and its link stays good.
    if (context.req.method !== "GET") throw linkGone();
    const leave = takePlace(await accountOf(database, token));
    try {
      const { site, contents } = await redeem(database, token);
      context.header("content-type", "application/zip");
      context.header("content-disposition", `attachment; filename="${contents.subdomain}.zip"`);
      const chunks = logged(writeArchive(exportEntries(database, site, contents)));
      const stream = Readable.from(chunks, { objectMode: false, highWaterMark: ahead });
      stream.once("close", leave);
      return context.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>);
    } catch (error) {
      leave();
      throw error;
    }
  };
}

/** Whose link it is. */
async function accountOf({ typed }: Database, token: string): Promise<string> {
  const link = await typed
    .selectFrom("private.export_links")
    .select("account")
    .where("token_hash", "=", hashSecret(token))
    .where("expires_at", ">", new Date())
    .executeTakeFirst();
  if (!link) throw linkGone();
  return link.account;
}

function linkGone(): CommandError {
  return new CommandError("not_found", {
    message: "This link has been used, or is too old. Ask for the export once more.",
  });
}

async function redeem({ typed }: Database, token: string): Promise<{ site: string; contents: SiteContents }> {
  const link = await typed
    .deleteFrom("private.export_links")
    .where("token_hash", "=", hashSecret(token))
    .where("expires_at", ">", new Date())
    .returning(["site", "account", "session"])
    .executeTakeFirst();
  if (!link) throw linkGone();
  const { site } = link;
  const actor: Actor = { id: link.account, session: link.session, network: "" };
  const contents = await typed
    .transaction()
    // The site is locked until all of it that may change is read.
    .execute(async (transaction) => {
      await requireOpenAccount(transaction, actor, { isForLeaving: true });
      await openSite(transaction, actor, site, "manage", { inAnyState: true });
      return readContents(transaction, site);
    });
  return { site, contents };
}
