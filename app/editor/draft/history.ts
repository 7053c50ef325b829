import type { Patch } from "../../../contract/patch.ts";
import { applyPatch, PatchError } from "../../../engine/document/apply-patch.ts";
import { carryOver } from "../../../engine/document/carry-over.ts";
import { isSame } from "../../../engine/document/is-same.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { wholeSteps } from "../../../engine/document/whole-steps.ts";
import type { DraftStore } from "./draft-store.ts";
import { invertPatch } from "./invert-patch.ts";

/** One act of a person, as it is said in the list of them ("Text", "Section removed"). */
export type Act = {
  label: string;
  /** Where: acts at the same place within a second are one, as letters of one word are. */
  place?: string;
};

/** An act that was done, as it is listed. */
export type PastAct = Act & {
  /** Tells it from every other, also once it is undone. */
  number: number;
  /** When it was done, in milliseconds since 1970. */
  when: number;
  /** What it changed. */
  forward: Patch;
};

/** An act with its way back. */
export type StoredAct = PastAct & {
  back: Patch;
  /** When its last letter was typed; 0 where what is typed next is another act. */
  at: number;
  /** The design in which it was done, and the one that it left: in any other its places mean something else. */
  designs: readonly [from: string | undefined, to: string | undefined];
  /** Of a change of design, which replaces all at once: the site before and after it. */
  whole?: readonly [before: SiteDocument, after: SiteDocument];
};

export type HistorySnapshot = {
  /** From the first to the last that is done. */
  done: readonly StoredAct[];
  /** What was undone and can be done again, the next first. */
  undone: readonly StoredAct[];
};

export type History = ReturnType<typeof createHistory>;

/** How many acts can be undone. */
const most = 500;
/** Milliseconds within which letters are one act. */
const oneAct = 1_000;

/**
 * What was done to a draft, to be undone and done again. Both are changes like any other: what others made of the draft
 * meanwhile stays, and where an act has lost its place it cannot be undone any more and is forgotten. It begins with `kept`, what
 * was done before.
 */
export function createHistory(
  store: DraftStore,
  now: () => number = Date.now,
  kept: HistorySnapshot = { done: [], undone: [] },
) {
  let { done, undone } = kept;
  let count = Math.max(0, ...[...done, ...undone].map(({ number }) => number + 1));
  let snapshot: HistorySnapshot = { done, undone };
  const listeners = new Set<() => void>();

  function set(nextDone: readonly StoredAct[], nextUndone: readonly StoredAct[]): void {
    done = nextDone;
    undone = nextUndone;
    snapshot = { done, undone };
    for (const listener of listeners) listener();
  }

  /** Gives false where the document has no place for it any more. */
  function tryChange(patch: Patch, design: string | undefined): boolean {
    const { document } = store.getSnapshot();
    if (document.design !== design) return false;
    try {
      applyPatch(document, patch);
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      return false;
    }
    store.change(patch);
    return true;
  }

  /** The steps of a change of design, or of its way back, with what others made of the site since. */
  function stepsNow(steps: Patch, whole: StoredAct["whole"], isBack: boolean): Patch {
    const { document } = store.getSnapshot();
    if (!whole) return steps;
    const [from, to] = isBack ? [whole[1], whole[0]] : whole;
    if (isSame(document, from) || document.design !== from.design) return steps;
    return wholeSteps(document, carryOver(from, document, to).document) as Patch;
  }

  /** Gives what was undone; undefined where there was nothing, or it had lost its place. */
  function undo(): Act | undefined {
    const entry = done.at(-1);
    if (!entry) return undefined;
    const isUndone = tryChange(stepsNow(entry.back, entry.whole, true), entry.designs[1]);
    set(done.slice(0, -1), isUndone ? [entry, ...undone] : undone);
    return isUndone ? entry : undefined;
  }

  function redo(): Act | undefined {
    const [entry, ...others] = undone;
    if (!entry) return undefined;
    const isDone = tryChange(stepsNow(entry.forward, entry.whole, false), entry.designs[0]);
    set(isDone ? [...done, { ...entry, at: 0 }] : done, others);
    return isDone ? entry : undefined;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Does something. Throws `PatchError` where there is no place for it. */
    change(forward: Patch, act: Act): void {
      const before = store.getSnapshot().document;
      const back = invertPatch(before, forward) as Patch;
      store.change(forward);
      const last = done.at(-1);
      const at = now();
      const goesOn =
        last?.place !== undefined &&
        last.place === act.place &&
        last.label === act.label &&
        at - last.at < oneAct;
      const entry: StoredAct = goesOn
        ? { ...last, ...joined(last, { forward, back }), at, when: at }
        : { ...act, number: count++, forward, back, at, when: at, designs: [before.design, before.design] };
      set([...(goesOn ? done.slice(0, -1) : done), entry].slice(-most), []);
    },
    /** Gives the site another design, `worn`: one act, of which the way back gives the same bytes. */
    dress(worn: SiteDocument, label: string): void {
      const before = store.getSnapshot().document;
      const forward = wholeSteps(before, worn) as Patch;
      const back = invertPatch(before, forward) as Patch;
      store.change(forward);
      const after = store.getSnapshot().document;
      const designs = [before.design, after.design] as const;
      const when = now();
      set(
        [
          ...done,
          {
            label,
            number: count++,
            forward,
            back,
            at: 0,
            when,
            designs,
            whole: [before, after],
          } satisfies StoredAct,
        ].slice(-most),
        [],
      );
    },
    /** Whoever has left a text and comes back to it does something else. */
    endAct(): void {
      const last = done.at(-1);
      if (last && last.at !== 0) set([...done.slice(0, -1), { ...last, at: 0 }], undone);
    },
    undo,
    redo,
    /**
     * Goes to the draft as it was after the first `target` of all acts, done and undone, one act after the other. Gives how
     * many had lost their place, and were left out.
     */
    goTo(target: number): number {
      const steps = target - done.length;
      const results = Array.from({ length: Math.abs(steps) }, () => (steps < 0 ? undo() : redo()));
      return results.filter((result) => result === undefined).length;
    },
  };
}

/** Two acts as one; of texts that are typed letter by letter, the last is enough, and the way back is that of the first. */
function joined(
  first: Pick<StoredAct, "forward" | "back">,
  next: Pick<StoredAct, "forward" | "back">,
): Pick<StoredAct, "forward" | "back"> {
  const placeOf = ({ op, path }: Patch[number]) => JSON.stringify([op, path]);
  const isSamePlace =
    first.forward.length === next.forward.length &&
    first.forward.every(
      (step, index) => step.op === "replace" && placeOf(step) === placeOf(next.forward[index] ?? step),
    );
  if (isSamePlace) return { forward: next.forward, back: first.back };
  return { forward: [...first.forward, ...next.forward], back: [...next.back, ...first.back] };
}
