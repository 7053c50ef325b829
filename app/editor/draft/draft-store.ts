import type { Patch } from "../../../contract/patch.ts";
import { applyPatch, PatchError } from "../../../engine/document/apply-patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { joinSteps } from "./join-steps.ts";

/** What became of the last change: each has a word on the page. */
export type SaveState = "saved" | "changed" | "saving" | "offline" | "refused" | "conflict";

export type DraftSnapshot = {
  document: SiteDocument;
  /** What is not saved yet. */
  pending: Patch | [];
  state: SaveState;
  /** Why it is refused, for a person. */
  problem?: string;
};

export type Draft = { document: SiteDocument; revision: number };

/** How a save went wrong: somebody else was first, the server does not take it, or it was not reached. */
export class SaveFailed extends Error {
  readonly why: "changed" | "refused" | "offline";
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
  /** Keeps on this machine what is not saved, or forgets it. */
  keep: (pending: Patch | []) => void;
  newId: () => string;
  /** Milliseconds after the last change. */
  wait?: number;
  /** Milliseconds before it is tried again without a network. */
  retry?: number;
};

export type DraftStore = ReturnType<typeof createDraftStore>;

/**
 * The draft of one site while somebody changes it. Begins with what the server has and what was kept here; sends changes
 * `wait` ms after the last. What others saved meanwhile is taken up, and only where a change has lost its place does the
 * person have to decide.
 */
export function createDraftStore(begin: Draft, kept: Patch | [], source: DraftSource) {
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
    set({ document, pending, state: isOut ? "saving" : "changed" });
    source.keep(pending);
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
    source.keep(rest);
    if (rest.length > 0) schedule(wait);
  }

  async function fail(error: unknown): Promise<void> {
    const why = error instanceof SaveFailed ? error.why : "offline";
    isOut = false;
    if (why !== "offline") sending = undefined;
    if (why === "changed") return takeUp();
    set({ state: why, ...(why === "refused" && { problem: (error as Error).message }) });
    if (why === "offline") schedule(retry);
  }

  /** Somebody else has saved: their document is the ground now, and the changes made here are made to it. */
  async function takeUp(): Promise<void> {
    try {
      server = await source.read();
    } catch {
      set({ state: "offline" });
      return schedule(retry);
    }
    try {
      set({ document: applyPatch(server.document, snapshot.pending), state: "changed" });
      schedule(0);
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      set({ state: "conflict", problem: error.message });
    }
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
    /** Gives up what lost its place, for what others made of the draft. */
    takeTheirs(): void {
      source.keep([]);
      const { problem: _, ...rest } = snapshot;
      snapshot = rest;
      set({ document: server.document, pending: [], state: "saved" });
    },
    revision: () => server.revision,
  };
}

/** With what was kept, as far as it still fits. */
function startWith(begin: Draft, kept: Patch | []): DraftSnapshot {
  try {
    const document = applyPatch(begin.document, kept);
    return { document, pending: kept, state: kept.length > 0 ? "changed" : "saved" };
  } catch {
    return { document: begin.document, pending: kept, state: "conflict" };
  }
}
