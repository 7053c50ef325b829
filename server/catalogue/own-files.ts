import type { Trade } from "../../engine/facts/trades.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { compressBrotli, compressGzip, quickQuality } from "../pages/compress.ts";
import { type Encoding, preferredEncoding } from "../pages/encodings.ts";

type Bodies = Record<Encoding, Buffer>;

export type OwnFile = { body: Buffer; encoding: Encoding };

export type OwnFiles = {
  /** What the fitting room is told of a template that was a site, at this address; undefined where none has it that a site may begin with. */
  read: (path: string, accepted: string | undefined) => Promise<OwnFile | undefined>;
};

/** Kept at once: those of a wall. */
const most = 120;

/** What templates that were sites are tried on with: made of each once, when it is first asked for. */
export function ownFiles({
  database,
  desk,
  templates,
}: Pick<CommandParts, "database" | "desk" | "templates">): OwnFiles {
  const made = new Map<string, Promise<Bodies | undefined>>();

  async function make(slug: string): Promise<Bodies | undefined> {
    const row = await database.typed
      .selectFrom("private.templates")
      .select(["document", "trades"])
      .where("slug", "=", slug)
      .where("state", "<>", "retired")
      .executeTakeFirst();
    if (!row?.document) return undefined;
    // No others are let in.
    const homes = await desk.ownHomes(row.document, (row.trades ?? []) as Trade[]);
    const identity = Buffer.from(JSON.stringify(homes));
    const [br, gzip] = await Promise.all([compressBrotli(identity, quickQuality), compressGzip(identity)]);
    return { identity, br, gzip };
  }

  return {
    read: async (path, accepted) => {
      const { all } = await templates.read();
      // Of one that is on no list only whoever has its link knows the address.
      const found = all.templates.find(({ own, state }) => own?.file === path && state !== "retired");
      if (!found) return undefined;
      const making = made.get(path) ?? make(found.slug);
      made.set(path, making);
      // What could not be made is tried again; what was retired at that moment may be shown again.
      making.then(
        (bodies) => bodies ?? made.delete(path),
        () => made.delete(path),
      );
      // The oldest goes: a version that was replaced is asked for no more.
      if (made.size > most) made.delete(made.keys().next().value ?? path);
      const bodies = await making;
      const encoding = preferredEncoding(accepted);
      return bodies && { body: bodies[encoding], encoding };
    },
  };
}
