import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { CommandParts } from "../api/command-parts.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { addBuild } from "../publishing/keep-build.ts";
import { type MadeBuild, makeBuild } from "../publishing/make-build.ts";
import { RenderFailure } from "../publishing/render-failure.ts";
import { requestPublish } from "../publishing/request-publish.ts";
import { openSite, type SiteRow } from "./open-site.ts";
import { receiver, siteOrigin } from "./site-origin.ts";

type Live = { build: string; version: number; revision: number; documentHash: Buffer; body: string };

/** What is live, drawn for another address. */
export type DrawnLive = { live: Live; origin: string; made: MadeBuild };

/**
 * What is live in `site` as it is at the address that `originAfter` says, before anything changes: both then change at once.
 * Undefined where nothing is live, where its address stays, and where it cannot be drawn: then it changes as it is, and a publish says
 * why. Throws the `CommandError` of whoever may not do that, and what `originAfter` throws.
 */
export async function drawLiveFor(
  parts: CommandParts,
  actor: Actor,
  site: string,
  originAfter: (transaction: Transaction<Schema>, row: SiteRow) => Promise<string>,
): Promise<DrawnLive | undefined> {
  const found = await parts.database.typed.transaction().execute(async (transaction) => {
    const row = await openSite(transaction, actor, site, "manage", { inAnyState: true });
    const origin = await originAfter(transaction, row);
    const before = siteOrigin(parts.config, row.subdomain, row.canonical_host);
    if (row.live_build === null || origin === before) return undefined;
    return { origin, live: await readLive(transaction, row.live_build) };
  });
  if (!found) return undefined;
  const { live, origin } = found;
  try {
    const made = await makeBuild(parts, JSON.parse(live.body), { origin, receiver });
    return made.missing.length > 0 ? undefined : { live, origin, made };
  } catch (error) {
    if (error instanceof RenderFailure) return undefined;
    throw error;
  }
}

type Shown = { site: string; author: string; live_build: string | null; drawn: DrawnLive | undefined };

/** Puts what was drawn before visitors, in the transaction that changes the address; where something else is live by now, that is made anew. */
export async function showLiveAs(
  transaction: Transaction<Schema>,
  parts: CommandParts,
  { site, author, live_build, drawn }: Shown,
): Promise<void> {
  if (live_build === null) return;
  if (drawn?.live.build !== live_build) return rebuildLive(transaction, parts.jobs, site, live_build, author);
  const { live, origin, made } = drawn;
  const { version, revision, documentHash } = live;
  const build = await addBuild(transaction, parts.jobs, { site, version, origin, made });
  await transaction.updateTable("sites").set({ live_build: build }).where("id", "=", site).execute();
  const pages = made.weights.length;
  await transaction
    .insertInto("publishes")
    .values({
      id: randomUUID(),
      site,
      kind: "rebuild",
      revision,
      document_hash: documentHash,
      author,
      version,
      state: "done",
      pages,
      pages_done: pages,
      report: JSON.stringify({ address: `${origin}/`, version, pages: made.weights, findings: [] }),
      ended_at: new Date(),
    })
    .execute();
}

/** Has the version that is live made anew for the address that its site has. */
export async function rebuildLive(
  transaction: Transaction<Schema>,
  jobs: CommandParts["jobs"],
  site: string,
  build: string,
  author: string | null,
): Promise<void> {
  const { version, revision, documentHash } = await readLive(transaction, build);
  await requestPublish(transaction, jobs, { site, author, kind: "rebuild", version, revision, documentHash });
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
