import type { Context } from "hono";
import { sql } from "kysely";
import { importQuery, importSite } from "../../contract/import-site.ts";
import { mostImportBytes } from "../../contract/upload.ts";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { type Actor, handle } from "../api/handle-command.ts";
import { requireOpenAccount, runCommand } from "../api/run-command.ts";
import type { Database } from "../db/database.ts";
import { addSite } from "../sites/add-site.ts";
import { openArchive } from "./open-archive.ts";
import { readExport } from "./read-export.ts";
import { withReceivedFile } from "./receive-file.ts";
import { refusedExport } from "./refused-export.ts";
import { storePictures } from "./store-pictures.ts";

/** Imports that one server reads at once; of one account it is one. */
const mostAtOnce = 4;

/** Milliseconds that may go into reading one: what has many or large pictures holds one of the few places that long, and no longer. */
const longest = 15 * 60_000;

/** What an export may weigh beside its pictures. */
const besidePictures = 50 * 1024 * 1024;

/**
 * `POST /api/import-site?site=...&name=...&subdomain=...` with an export as its body: makes the same site of it, whose owner is
 * the caller. All of it or nothing is made, in one transaction; the file itself is gone with the answer.
 */
export function createImports(parts: CommandParts) {
  const underWay = new Set<string>();

  return async (context: Context, actor: Actor): Promise<Response> => {
    const query = importQuery.safeParse(context.req.query());
    if (!query.success) {
      const fields = query.error.issues.map(({ path, message }) => [path.join("."), message]);
      throw new CommandError("invalid_input", { fields: Object.fromEntries(fields) });
    }
    await requireOpenAccount(parts.database.typed, actor);
    if (underWay.has(actor.id)) throw new CommandError("too_many", { message: "One export at a time." });
    if (underWay.size >= mostAtOnce) throw new CommandError("unavailable");
    underWay.add(actor.id);
    try {
      const most = await largestOf(parts.database, actor);
      const answer = await withReceivedFile(context, most, ({ file, size, sha256 }) => {
        const importing = handle(importSite, async ({ input, write, parts: { database, desk } }) => {
          const archive = await openArchive(file, size);
          const { site, pictures } = await readWithin(longest, context.req.raw.signal, (signal) =>
            readExport({ database, desk, actor, archive, signal }),
          );
          return write(async (writing) => {
            const { name, subdomain } = input;
            const made = await addSite(writing, actor, "import-site", {
              ...site,
              site: input.site,
              name,
              subdomain,
            });
            await storePictures(writing.transaction, actor, archive, pictures);
            return made;
          });
        });
        return runCommand(importing, { ...query.data, from: { kind: "export", sha256 } }, actor, parts);
      });
      return context.json(answer as object);
    } finally {
      underWay.delete(actor.id);
    }
  };
}

/** What `read` gives, which is told to end when `signal` is, or after `longest` milliseconds. Throws the refusal of the export then. */
async function readWithin<Result>(
  longest: number,
  signal: AbortSignal,
  read: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = AbortSignal.timeout(longest);
  try {
    return await read(AbortSignal.any([signal, late]));
  } catch (error) {
    throw late.aborted ? refusedExport("late", error) : error;
  }
}

async function largestOf({ typed }: Database, actor: Actor): Promise<number> {
  const { rows } = await sql<{ picture_bytes: string }>`
    select picture_bytes from private.plan_of(${actor.id})
  `.execute(typed);
  return Math.min(mostImportBytes, Number(rows[0]?.picture_bytes ?? 0) + besidePictures);
}
