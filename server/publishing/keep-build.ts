import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { Finding } from "../../engine/checks/finding.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import type { Receipt } from "../receipts/receipt.ts";
import { signReceipt } from "../receipts/sign-receipt.ts";
import { keepRedirects } from "../redirects/keep-redirects.ts";
import { siteOrigin } from "../sites/site-origin.ts";
import type { VersionChanges } from "./describe-version.ts";
import type { Blob, MadeBuild } from "./make-build.ts";
import type { OpenPublish } from "./open-publish.ts";
import { recompress } from "./recompress.kind.ts";
import { rendererVersion } from "./renderer-version.ts";

/** How a publish ended: `moved` has not, because its site has another address now. */
export type Ending = "done" | "replaced" | "moved" | "gone";

type Parts = Pick<CommandParts, "database" | "config" | "jobs" | "receiptKeys">;

/**
 * Puts a build before visitors, in one transaction: all of it or nothing. Whoever was asked for later and came first stays,
 * and so does a site that was unpublished or put into the trash meanwhile.
 */
export async function keepBuild(
  { database, config, jobs, receiptKeys }: Parts,
  publish: OpenPublish,
  made: MadeBuild,
  { findings, told }: { findings: readonly Finding[]; told: VersionChanges | undefined },
): Promise<Ending> {
  // They may have to be read, or made, which this transaction must not wait for.
  await receiptKeys.newest();
  return database.typed.transaction().execute(async (transaction): Promise<Ending> => {
    const site = await transaction
      .selectFrom("sites")
      .leftJoin("private.builds", "private.builds.id", "sites.live_build")
      .select([
        "sites.subdomain",
        "sites.canonical_host",
        "sites.trashed_at",
        "sites.suspended_at",
        "sites.live_build",
        "private.builds.version as live",
      ])
      .where("sites.id", "=", publish.site)
      .forUpdate("sites")
      .executeTakeFirst();
    if (!site || site.trashed_at !== null || site.suspended_at !== null) return "gone";
    const origin = siteOrigin(config, site.subdomain, site.canonical_host);
    if (origin !== publish.origin) return "moved";
    if (await isReplaced(transaction, publish, site.live)) {
      await end(transaction, publish.id, { state: "replaced" });
      return "replaced";
    }
    await keepRedirects(transaction, publish.site, site.live_build, publish.documentHash);
    const version = publish.version ?? (await addVersion(transaction, publish, told));
    const build = await addBuild(
      transaction,
      { jobs, receiptKeys },
      { site: publish.site, version, origin, made },
    );
    await transaction
      .updateTable("sites")
      .set({
        live_build: build,
        live_revision: publish.revision,
        published_at: new Date(),
        updated_at: new Date(),
      })
      .where("id", "=", publish.site)
      .execute();
    await end(transaction, publish.id, {
      state: "done",
      version,
      report: { address: `${origin}/`, version, pages: made.weights, findings },
    });
    return "done";
  });
}

type NewBuild = { site: string; version: number; origin: string; made: MadeBuild };

/** Adds a build that nobody sees yet, with all its files, and gives its id. Throws where one of them is not kept. */
export async function addBuild(
  transaction: Transaction<Schema>,
  { jobs, receiptKeys }: Pick<Parts, "jobs" | "receiptKeys">,
  { site, version, origin, made }: NewBuild,
): Promise<string> {
  const build = randomUUID();
  const renderer = await rendererVersion();
  const receipt = await signReceipt(receiptKeys, {
    origin,
    version,
    at: new Date().toISOString(),
    renderer,
    files: filesOf(made),
  });
  await keepBlobs(transaction, made.blobs);
  await requireBlobs(transaction, made);
  await transaction
    .insertInto("private.builds")
    .values({
      id: build,
      site,
      version,
      origin,
      renderer,
      receipt,
      weights: JSON.stringify(made.weights),
    })
    .execute();
  await transaction
    .insertInto("private.build_files")
    .values(
      made.files.map(({ path, sha256, contentType, isImmutable, policy, takesMessages }) => ({
        build,
        path,
        sha256,
        content_type: contentType,
        is_immutable: isImmutable,
        policy: policy ?? null,
        takes_messages: takesMessages,
      })),
    )
    .execute();
  if (made.isQuick) await jobs.send(transaction, recompress, {});
  return build;
}

function filesOf({ files }: MadeBuild): Receipt["files"] {
  return files
    .map(({ path, sha256, contentType }) => ({ path, sha256: sha256.toString("hex"), type: contentType }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

type End = { state: "done" | "failed" | "replaced"; version?: number; report?: unknown };

/** Says how a publish ended, where it has not. */
export async function end(
  connection: CommandParts["database"]["typed"],
  publish: string,
  { state, version, report }: End,
): Promise<void> {
  await connection
    .updateTable("publishes")
    .set({
      state,
      ended_at: new Date(),
      ...(version !== undefined && { version }),
      ...(report !== undefined && { report: JSON.stringify(report) }),
    })
    .where("id", "=", publish)
    .where("state", "in", ["waiting", "running"])
    .execute();
}

async function isReplaced(
  transaction: Transaction<Schema>,
  { id, site, number, kind, version }: OpenPublish,
  live: number | null,
): Promise<boolean> {
  const own = await transaction
    .selectFrom("publishes")
    .select("state")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (own?.state !== "running") return true;
  // What is live was to be made anew, and something else is.
  if (kind === "rebuild" && live !== version) return true;
  const later = await transaction
    .selectFrom("publishes")
    .select("id")
    .where("site", "=", site)
    .where("number", ">", number)
    .where("kind", "<>", "rebuild")
    .where("state", "=", "done")
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

async function addVersion(
  transaction: Transaction<Schema>,
  publish: OpenPublish,
  told: VersionChanges | undefined,
): Promise<number> {
  const { last } = await transaction
    .selectFrom("versions")
    .select(({ fn }) => fn.max("number").as("last"))
    .where("site", "=", publish.site)
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  await transaction
    .insertInto("versions")
    .values({
      site: publish.site,
      number,
      document_hash: publish.documentHash,
      revision: publish.revision,
      author: publish.author,
      note: publish.note,
      // Another publish may have come between: then it was compared with something else.
      changes: told?.since === (last ?? 0) ? JSON.stringify(told.changes) : null,
    })
    .execute();
  return number;
}

/** Bytes that one statement takes along. */
const atOnce = 2_000_000;

/** In the order of their hashes, so that two who keep the same do not wait for each other. */
async function keepBlobs(transaction: Transaction<Schema>, blobs: readonly Blob[]): Promise<void> {
  const sorted = blobs.toSorted((one, other) => Buffer.compare(one.sha256, other.sha256));
  let some: Blob[] = [];
  let size = 0;
  for (const [index, blob] of sorted.entries()) {
    some.push(blob);
    size += blob.bytes.byteLength;
    if (size < atOnce && index < sorted.length - 1) continue;
    await transaction
      .insertInto("private.blobs")
      .values(
        some.map(({ sha256, encoding, bytes, isQuick: is_quick }) => ({ sha256, encoding, bytes, is_quick })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    some = [];
    size = 0;
  }
}

/** What was kept when it was looked for may have been cleared away since: then all is made again. */
async function requireBlobs(transaction: Transaction<Schema>, { files }: MadeBuild): Promise<void> {
  const hashes = [...new Set(files.map(({ sha256 }) => sha256.toString("hex")))];
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from unnest(${hashes}::text[]) as wanted
    where exists (select from private.blobs where sha256 = decode(wanted, 'hex'))
  `.execute(transaction);
  if (rows[0]?.n !== hashes.length) throw new Error("files of the build have been cleared away meanwhile");
}
