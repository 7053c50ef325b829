import type { Patch } from "../../../contract/patch.ts";
import { applyPatch, PatchError } from "../../../engine/document/apply-patch.ts";
import { carryOver } from "../../../engine/document/carry-over.ts";
import { diffDocuments } from "../../../engine/document/diff-documents.ts";
import { type MergeConflict, type Merged, mergeDocuments } from "../../../engine/document/merge-documents.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { wholeSteps } from "../../../engine/document/whole-steps.ts";
import { joinSteps } from "./join-steps.ts";

/** What became of the last change: each has a word on the page. */
export type SaveState = "saved" | "changed" | "saving" | "offline" | "signed-out" | "refused" | "conflict";

export type DraftSnapshot = {
  document: SiteDocument;
  /** What is not saved yet. */
  pending: Patch | [];
  state: SaveState;
  /** Why it is refused, for a person. */
  problem?: string;
  /** What somebody else has changed too, to be decided before it is saved: what was written here is on the page. */
  conflicts: readonly MergeConflict[];
};

/** What was not saved when the page was left, and the draft that it was made to; without that it is made to what there is. */
export type KeptChanges = { pending: Patch | []; ground?: Draft | undefined };

export type Draft = { document: SiteDocument; revision: number };

/** How a save went wrong: somebody else was first, the server does not take it, it was not reached, or does not know any more who asks. */
export class SaveFailed extends Error {
  readonly why: "changed" | "refused" | "offline" | "signed-out";
  constructor(why: SaveFailed["why"], message: string) {
    super(message);
    this.why = why;
  }
}

/** What the store needs of the outside: tests give plain values. */
export type DraftSource = {
  /** Throws `SaveFailed`. The same `request` may come again. */
  save: (request: string, revision: number, patch: Patch) => Promise<{ revision: number }>;
  read: () => Promise<Draft>;
  /** Keeps on this machine what is not saved, or forgets it; `document` is what it makes of the draft, `ground`. */
  keep: (pending: Patch | [], document: SiteDocument, ground: Draft) => void;
  newId: () => string;
  /** Milliseconds after the last change. */
  wait?: number;
  /** Milliseconds before it is tried again without a network, or without a session. */
  retry?: number;
};

export type DraftStore = ReturnType<typeof createDraftStore>;

/**
 * The draft of one site while somebody changes it. Begins with what the server has and what was kept here; sends changes
 * `wait` ms after the last. What others saved meanwhile is joined with it, and only where both changed the same place does the
 * person have to decide.
 */
export function createDraftStore(begin: Draft, kept: KeptChanges, source: DraftSource) {
  const { wait = 800, retry = 5_000 } = source;
  let server = begin;
  /** What was sent and not answered: without a network the same is sent again, which the server may have done already. */
  let sending: { request: string; revision: number; patch: Patch } | undefined;
  let isOut = false;
  let snapshot = startWith(begin, kept);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  if (snapshot.pending.length > 0) timer = setTimeout(() => void save(), 0);

  function set(change: Partial<DraftSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  function change(steps: Patch): void {
    const document = applyPatch(snapshot.document, steps);
    // What is on its way stays as it was sent.
    const sent = sending?.patch.length ?? 0;
    const later = joinSteps([...snapshot.pending.slice(sent), ...steps] as Patch);
    const pending = [...snapshot.pending.slice(0, sent), ...later] as Patch;
    const { problem: _, ...rest } = snapshot;
    snapshot = rest;
    const state = snapshot.conflicts.length > 0 ? "conflict" : isOut ? "saving" : "changed";
    set({ document, pending, state });
    source.keep(pending, document, server);
    schedule(wait);
  }

  function schedule(after: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), after);
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (isOut || snapshot.pending.length === 0 || snapshot.state === "conflict") return;
    sending ??= { request: source.newId(), revision: server.revision, patch: snapshot.pending as Patch };
    const { request, revision, patch } = sending;
    isOut = true;
    set({ state: "saving" });
    try {
      const saved = await source.save(request, revision, patch);
      server = { document: applyPatch(server.document, patch), revision: saved.revision };
      settle(patch.length);
    } catch (error) {
      await fail(error);
    }
  }

  /** What was sent is saved; what came meanwhile is next. */
  function settle(saved: number): void {
    sending = undefined;
    isOut = false;
    const rest = snapshot.pending.slice(saved) as Patch | [];
    set({ pending: rest, state: rest.length > 0 ? "changed" : "saved" });
    source.keep(rest, snapshot.document, server);
    if (rest.length > 0) schedule(wait);
  }

  async function fail(error: unknown): Promise<void> {
    const why = error instanceof SaveFailed ? error.why : "offline";
    isOut = false;
    const isForNow = why === "offline" || why === "signed-out";
    if (!isForNow) sending = undefined;
    if (why === "changed") return takeUp();
    set({ state: why, ...(why === "refused" && { problem: (error as Error).message }) });
    if (isForNow) schedule(retry);
  }

  /** Somebody else has saved: what they made of the draft and what was made of it here are joined. */
  async function takeUp(): Promise<void> {
    let theirs: Draft;
    try {
      theirs = await source.read();
    } catch {
      set({ state: "offline" });
      return schedule(retry);
    }
    const joined = join(server, snapshot.document, theirs);
    server = theirs;
    set(joined);
    source.keep(joined.pending, joined.document, server);
    if (joined.state === "changed") schedule(0);
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    /** Sends what waits now. */
    flush: save,
    /** Takes up what others have saved, where nothing of this page is on its way. */
    async refresh(): Promise<void> {
      if (isOut || sending || snapshot.pending.length > 0 || snapshot.conflicts.length > 0) return;
      const theirs = await source.read().catch(() => undefined);
      if (!theirs || theirs.revision <= server.revision || isOut || sending) return;
      const joined = join(server, snapshot.document, theirs);
      server = theirs;
      set(joined);
      if (joined.state === "changed") schedule(0);
    },
    /** Decides the first place that both have changed. */
    decide(whose: "mine" | "theirs"): void {
      const [conflict, ...conflicts] = snapshot.conflicts;
      if (!conflict) return;
      const { path, theirs } = conflict;
      set({ conflicts, state: conflicts.length > 0 ? "conflict" : "changed" });
      if (whose === "theirs") change([{ op: "replace", path: [...path], value: theirs as never }]);
      else schedule(0);
    },
    revision: () => server.revision,
  };
}

/** With what was kept. */
function startWith(begin: Draft, { pending, ground = begin }: KeptChanges): DraftSnapshot {
  if (pending.length === 0) return { document: begin.document, pending, state: "saved", conflicts: [] };
  return join(ground, asFarAsItFits(ground.document, pending), begin);
}

/** What was made here of `ground`, joined with `theirs`, which is the ground from now on. */
function join(
  ground: Draft,
  mine: SiteDocument,
  theirs: Draft,
): Pick<DraftSnapshot, "document" | "pending" | "conflicts" | "state"> {
  const { document, conflicts } = joinDesigns(ground.document, mine, theirs.document);
  const isDressed = document.design !== theirs.document.design;
  const pending = (isDressed ? wholeSteps : diffDocuments)(theirs.document, document) as Patch | [];
  const state = conflicts.length > 0 ? "conflict" : pending.length > 0 ? "changed" : "saved";
  return { document, pending, conflicts, state };
}

/**
 * Whoever gave the site another design did that to all of it: what the other one wrote is carried over. Of two who did, the one
 * who saved is first.
 */
function joinDesigns(ground: SiteDocument, mine: SiteDocument, theirs: SiteDocument): Merged {
  if (mine.design === theirs.design) return mergeDocuments(ground, mine, theirs);
  if (mine.design === ground.design) return carryOver(ground, mine, theirs);
  if (theirs.design !== ground.design) return carryOver(ground, { ...mine, pages: ground.pages }, theirs);
  const carried = carryOver(ground, theirs, mine);
  const conflicts = carried.conflicts.map(({ path, mine, theirs }) => ({ path, mine: theirs, theirs: mine }));
  // Until somebody decides it is as it was written here.
  const own = conflicts.map(({ path, mine }) => ({ op: "replace" as const, path, value: mine }));
  return { document: applyPatch(carried.document, own), conflicts };
}

/** Where the ground of what was kept is gone, a step may have lost its place: the others are done all the same. */
function asFarAsItFits(document: SiteDocument, pending: Patch): SiteDocument {
  return pending.reduce<SiteDocument>((changed, step) => {
    try {
      return applyPatch(changed, [step]);
    } catch (error) {
      if (error instanceof PatchError) return changed;
      throw error;
    }
  }, document);
}
