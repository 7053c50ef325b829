import { inTable, writeTable } from "./browser-database.ts";
import type { DraftStore } from "./draft-store.ts";
import { fittingActs } from "./fitting-acts.ts";
import { actsOf } from "./forget-history.ts";
import { createHistory, type History, type StoredAct } from "./history.ts";

/** How the history of a draft is kept in this browser. */
export type HistoryKept = {
  /** What draft it is, as no other is called here. */
  draft: string;
  /** What acts are kept as, and shown as again: addresses of pictures may be this window's own. */
  asKept?: <Value>(value: Value) => Value;
  asShown?: <Value>(value: Value) => Promise<Value>;
};

type Kept = StoredAct & { isDone: boolean };

/**
 * The history of a draft: what was done in this browser before, as far as it fits the draft as it is now, and kept from here on. Where
 * the browser keeps nothing it begins anew each time.
 */
export async function openHistory(store: DraftStore, how: HistoryKept): Promise<History> {
  const { draft, asShown = async (value) => value } = how;
  const all = await inTable<Kept[]>("acts", "readonly", (table) => table.getAll(actsOf(draft)))
    .then(asShown)
    .catch((): Kept[] => []);
  const ofDraft = { done: all.filter(({ isDone }) => isDone), undone: all.filter(({ isDone }) => !isDone) };
  const history = createHistory(store, Date.now, fittingActs(store.getSnapshot().document, ofDraft));
  keep(history, how, new Map(all.map((act) => [act.number, { act, isDone: act.isDone }])));
  return history;
}

type Known = ReadonlyMap<number, { act: StoredAct; isDone: boolean }>;

/** Writes what has changed with each act: of 500, most often one. `before` is what is kept now. */
function keep(history: History, { draft, asKept = (value) => value }: HistoryKept, before: Known): void {
  let known = before;
  const write = () => {
    const { done, undone } = history.getSnapshot();
    const stored = (act: StoredAct, isDone: boolean) => [act.number, { act, isDone }] as const;
    const next: Known = new Map([
      ...done.map((act) => stored(act, true)),
      ...undone.map((act) => stored(act, false)),
    ]);
    const gone = [...known.keys()].filter((number) => !next.has(number));
    const changed = [...next].filter(([number, { act, isDone }]) => {
      const was = known.get(number);
      return was?.act !== act || was.isDone !== isDone;
    });
    known = next;
    if (gone.length === 0 && changed.length === 0) return;
    writeTable("acts", (table) => {
      for (const number of gone) table.delete([draft, number]);
      for (const [number, { act, isDone }] of changed)
        table.put(asKept({ ...act, at: 0, isDone } satisfies Kept), [draft, number]);
    }).catch(() => {
      // What is typed is kept all the same; after a reload it cannot be undone.
    });
  };
  // What did not fit goes.
  write();
  history.subscribe(write);
}
