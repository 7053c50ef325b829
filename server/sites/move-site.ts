import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { moveSite as command } from "../../contract/move-site.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { type Actor, handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { addBuild } from "../publishing/keep-build.ts";
import { type MadeBuild, makeBuild } from "../publishing/make-build.ts";
import { RenderFailure } from "../publishing/render-failure.ts";
import { requestPublish } from "../publishing/request-publish.ts";
import { openSite } from "./open-site.ts";
import { addressTaken, isTakenAddress, requireAddress } from "./require-address.ts";
import { receiver, siteOrigin } from "./site-origin.ts";

/**
 * What is live says in its pages where it is found. So it is drawn for the new address first, and both change at once: no
 * visitor finds the old pages at the new address, or nothing at either.
 */
export const moveSite = handle(command, async ({ input, actor, parts, write }) => {
  const drawn = await drawAhead(parts, actor, input);
  try {
    return await write(async ({ transaction, audit }) => {
      const { id, subdomain: before, live_build } = await openSite(transaction, actor, input.site, "manage");
      if (before === input.subdomain) return {};
      await requireAddress(transaction, input.subdomain, id);
      await transaction
        .updateTable("sites")
        .set({ subdomain: input.subdomain, updated_at: new Date() })
        .where("id", "=", id)
        .execute();
      if (drawn?.live.build === live_build) await show(transaction, parts, { site: id, actor, ...drawn });
      else if (live_build !== null) {
        const live = await readLive(transaction, live_build);
        await requestPublish(transaction, parts.jobs, {
          site: id,
          author: actor.id,
          kind: "rebuild",
          ...live,
        });
      }
      await audit({ act: "move-site", target: { kind: "site", id }, before, after: input.subdomain });
      return {};
    });
  } catch (error) {
    throw isTakenAddress(error) ? addressTaken() : error;
  }
});

type Live = { build: string; version: number; revision: number; documentHash: Buffer; body: string };
type Drawn = { live: Live; origin: string; made: MadeBuild };

/**
 * What is live as it is at the new address; undefined where nothing is, and where it cannot be drawn: then it moves as it is,
 * and a publish says why. Throws the `CommandError` of whom the site may not be moved by.
 */
async function drawAhead(
  parts: CommandParts,
  actor: Actor,
  { site, subdomain }: { site: string; subdomain: string },
): Promise<Drawn | undefined> {
  const live = await parts.database.typed.transaction().execute(async (transaction) => {
    const { id, subdomain: before, live_build } = await openSite(transaction, actor, site, "manage");
    if (before === subdomain || live_build === null) return undefined;
    await requireAddress(transaction, subdomain, id);
    return readLive(transaction, live_build);
  });
  if (!live) return undefined;
  const origin = siteOrigin(parts.config, subdomain);
  try {
    const made = await makeBuild(parts, JSON.parse(live.body), { origin, receiver });
    return made.missing.length > 0 ? undefined : { live, origin, made };
  } catch (error) {
    if (error instanceof RenderFailure) return undefined;
    throw error;
  }
}

/** The version that a live build shows. */
async function readLive(transaction: Transaction<Schema>, build: string): Promise<Live> {
  const found = await transaction
    .selectFrom("private.builds")
    .innerJoin("versions", (join) =>
      join
        .onRef("versions.site", "=", "private.builds.site")
        .onRef("versions.number", "=", "private.builds.version"),
    )
    .innerJoin("private.documents", "private.documents.hash", "versions.document_hash")
    .select([
      "versions.number as version",
      "versions.revision",
      "private.documents.hash as documentHash",
      "private.documents.body",
    ])
    .where("private.builds.id", "=", build)
    .executeTakeFirstOrThrow();
  return { build, ...found };
}

/** Puts what was drawn in the place of what is live, with a publish that says so. */
async function show(
  transaction: Transaction<Schema>,
  { jobs, receiptKeys }: CommandParts,
  { site, actor, live, origin, made }: Drawn & { site: string; actor: Actor },
): Promise<void> {
  const { version, revision, documentHash } = live;
  const live_build = await addBuild(transaction, { jobs, receiptKeys }, { site, version, origin, made });
  await transaction.updateTable("sites").set({ live_build }).where("id", "=", site).execute();
  const pages = made.weights.length;
  await transaction
    .insertInto("publishes")
    .values({
      id: randomUUID(),
      site,
      kind: "rebuild",
      revision,
      document_hash: documentHash,
      author: actor.id,
      version,
      state: "done",
      pages,
      pages_done: pages,
      report: JSON.stringify({ address: `${origin}/`, version, pages: made.weights, findings: [] }),
      ended_at: new Date(),
    })
    .execute();
}
