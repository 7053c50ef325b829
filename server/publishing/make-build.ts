import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { PageWeight } from "../../contract/publish-report.ts";
import type { Destination } from "../../renderer/renderer.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { takesMessages } from "../messages/live-forms.ts";
import { compressBrotli, quickQuality } from "../pages/compress.ts";
import { isCompressible } from "../pages/content-types.ts";
import { filesAskedFor } from "./files-asked-for.ts";
import { type SharedFile, sharedFiles } from "./shared-files.ts";
import type { SiteFile } from "./site-file.ts";

export type BuildFile = {
  path: string;
  sha256: Buffer;
  contentType: string;
  isImmutable: boolean;
  policy?: string | undefined;
  /** Whether it is a page with a form. */
  takesMessages: boolean;
};

export type Blob = { sha256: Buffer; encoding: "identity" | "br"; bytes: Buffer; isQuick: boolean };

/** All that a site is served from, ready to be kept. */
export type MadeBuild = {
  files: BuildFile[];
  /** Those that were not kept yet. */
  blobs: Blob[];
  weights: PageWeight[];
  /** Files that its pages ask for and nobody has. */
  missing: string[];
  /** Whether something was compressed less than it could be. */
  isQuick: boolean;
};

type Parts = Pick<CommandParts, "database" | "press">;
type Options = {
  report?: (progress: { pages: number; done: number }) => Promise<void>;
  signal?: AbortSignal;
};

/** Pages beyond which the best compression comes afterwards. */
const quickFrom = 20;

/**
 * Draws `document` for `to`, with every file that its pages ask for on their own origin. Nothing is written. Throws
 * `RenderFailure`, and the reason of `signal`.
 */
export async function makeBuild(
  { database, press }: Parts,
  document: unknown,
  to: Destination,
  { report = async () => {}, signal }: Options = {},
): Promise<MadeBuild> {
  const { files: drawn } = await press.render(document, { ...to, hasCards: true });
  const isAsking = takesMessages(document);
  const own: Kept[] = [];
  const asked = new Set<string>();
  for (const file of drawn) {
    await setImmediate(); // a long site is looked through while others are answered
    signal?.throwIfAborted();
    for (const path of filesAskedFor([file], to.origin)) asked.add(path);
    own.push({
      ...file,
      bytes: Buffer.from(file.bytes),
      sha256: sha256Of(file.bytes),
      takesMessages: isPage(file) && isAsking(file.path),
    });
  }
  const shared = await sharedFiles(database, [...asked].sort());
  const kept = await keptBlobs(database, [...own, ...shared.files]);
  const pages = own.filter(isPage);
  const quality = pages.length > quickFrom ? quickQuality : undefined;
  const blobs = new Map<string, Blob>();
  const sizes = new Map(kept);
  let done = 0;
  await report({ pages: pages.length, done });
  for (const file of own) {
    signal?.throwIfAborted();
    const name = file.sha256.toString("hex");
    if (!sizes.has(name)) {
      const blob = await blobOf(file, quality);
      blobs.set(name, blob);
      sizes.set(name, blob.bytes.byteLength);
    }
    if (isPage(file)) {
      done += 1;
      await report({ pages: pages.length, done });
    }
  }
  for (const file of shared.files) {
    signal?.throwIfAborted();
    const name = file.sha256.toString("hex");
    if (sizes.has(name) || !file.read) continue;
    const bytes = await file.read();
    blobs.set(name, { sha256: file.sha256, encoding: "identity", bytes, isQuick: false });
  }
  return {
    files: [...own.map(fileOf), ...shared.files.map(sharedFileOf)],
    blobs: [...blobs.values()],
    weights: await weigh(own, sizes),
    missing: shared.missing,
    isQuick: [...blobs.values()].some(({ isQuick }) => isQuick),
  };
}

function sha256Of(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function isPage({ policy }: Pick<SiteFile, "policy">): boolean {
  return policy !== undefined;
}

/** How long what is kept of these files is, by hash. */
async function keptBlobs(
  { typed }: Parts["database"],
  files: readonly { sha256: Buffer }[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await typed
    .selectFrom("private.blobs")
    .select(({ fn }) => ["sha256", fn<number>("octet_length", ["bytes"]).as("size")])
    .where(
      "sha256",
      "in",
      files.map(({ sha256 }) => sha256),
    )
    .execute();
  return new Map(rows.map(({ sha256, size }) => [sha256.toString("hex"), size]));
}

async function blobOf(
  { sha256, bytes, contentType }: { sha256: Buffer; bytes: Buffer; contentType: string },
  quality: number | undefined,
): Promise<Blob> {
  if (!isCompressible(contentType)) return { sha256, encoding: "identity", bytes, isQuick: false };
  const isQuick = quality !== undefined;
  return { sha256, encoding: "br", bytes: await compressBrotli(bytes, quality), isQuick };
}

function fileOf({ path, sha256, contentType, isImmutable, policy, takesMessages }: BuildFile): BuildFile {
  return { path, sha256, contentType, isImmutable, policy, takesMessages };
}

function sharedFileOf({ path, sha256, contentType }: SharedFile): BuildFile {
  return { path, sha256, contentType, isImmutable: true, takesMessages: false };
}

type Kept = BuildFile & { bytes: Buffer };

async function weigh(files: readonly Kept[], sizes: ReadonlyMap<string, number>): Promise<PageWeight[]> {
  const sizeOf = new Map(files.map(({ path, sha256 }) => [path, sizes.get(sha256.toString("hex")) ?? 0]));
  const weights: PageWeight[] = [];
  for (const { path, bytes } of files.filter(isPage)) {
    await setImmediate();
    const started = bytes.toString().matchAll(/<(?:script|link) [^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g);
    const scripts = new Set(Array.from(started, ([, script = ""]) => script));
    const all = Array.from(scripts, (script) => sizeOf.get(script) ?? 0);
    weights.push({ path, html: sizeOf.get(path) ?? 0, scripts: all.reduce((sum, size) => sum + size, 0) });
  }
  return weights;
}
