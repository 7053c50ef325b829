import { expect, test, vi } from "vitest";
import type { Patch } from "../../../contract/patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { createDraftStore, type Draft, type DraftSource, SaveFailed } from "./draft-store.ts";

const document = { facts: { name: "Noctua", phone: "1" }, tray: [] } as unknown as SiteDocument;
const rename = (value: string): Patch => [{ op: "replace", path: ["facts", "name"], value }];
const call = (value: string): Patch => [{ op: "replace", path: ["facts", "phone"], value }];

/** A server that has a draft, and a machine that keeps what is not saved. */
function createScene(overrides: Partial<DraftSource> = {}) {
  vi.useFakeTimers();
  const sent: { revision: number; patch: Patch }[] = [];
  const kept: (Patch | [])[] = [];
  let revision = 1;
  let theirs: Draft = { document, revision };
  const source: DraftSource = {
    save: async (_request, from, patch) => {
      if (from !== revision) throw new SaveFailed("changed", "");
      sent.push({ revision: from, patch });
      revision += 1;
      return { revision };
    },
    read: async () => theirs,
    keep: (pending) => void kept.push(pending),
    newId: () => "1",
    ...overrides,
  };
  return {
    store: createDraftStore({ document, revision: 1 }, [], source),
    source,
    sent,
    kept,
    /** Somebody else saves. */
    theySave: (next: SiteDocument) => {
      revision += 1;
      theirs = { document: next, revision };
    },
  };
}

const settle = () => vi.advanceTimersByTimeAsync(900);

test("what is typed letter by letter is kept at once and sent once", async () => {
  const { store, sent, kept } = createScene();
  for (const name of ["B", "Bi", "Bistro"]) store.change(rename(name));
  expect(store.getSnapshot()).toMatchObject({ state: "changed", document: { facts: { name: "Bistro" } } });
  expect(kept.at(-1)).toEqual(rename("Bistro"));
  await settle();
  expect(sent).toEqual([{ revision: 1, patch: rename("Bistro") }]);
  expect(store.getSnapshot()).toMatchObject({ state: "saved", pending: [] });
  expect(kept.at(-1)).toEqual([]);
});

test("what is typed while a change is on its way goes after it", async () => {
  let arrive: (answer: { revision: number }) => void = () => {};
  const { store, source } = createScene();
  const save = vi.fn(
    () =>
      new Promise<{ revision: number }>((resolve) => {
        arrive = resolve;
      }),
  );
  source.save = save;
  store.change(rename("A"));
  await settle();
  store.change(rename("AB"));
  store.change(rename("ABC"));
  arrive({ revision: 2 });
  await settle();
  expect(save.mock.calls.map((args: unknown[]) => args.slice(1))).toEqual([
    [1, rename("A")],
    [2, rename("ABC")],
  ]);
});

test("what somebody else saved is taken up, and nobody's words are lost", async () => {
  const { store, sent, theySave } = createScene();
  theySave({ ...document, facts: { name: "Noctua", phone: "2" } } as unknown as SiteDocument);
  store.change(rename("Mine"));
  await settle();
  await settle();
  expect(sent).toEqual([{ revision: 2, patch: rename("Mine") }]);
  expect(store.getSnapshot()).toMatchObject({
    state: "saved",
    document: { facts: { name: "Mine", phone: "2" } },
  });
});

test("a change that has lost its place waits for a decision, and is kept", async () => {
  const { store, sent, kept, theySave } = createScene();
  theySave({ ...document, facts: { phone: "2" } } as unknown as SiteDocument);
  store.change(rename("Mine"));
  await settle();
  expect(store.getSnapshot()).toMatchObject({ state: "conflict", pending: rename("Mine") });
  expect(sent).toEqual([]);
  expect(kept.at(-1)).toEqual(rename("Mine"));
  store.takeTheirs();
  expect(store.getSnapshot()).toMatchObject({
    state: "saved",
    pending: [],
    document: { facts: { phone: "2" } },
  });
});

test("without a network it is tried again, and nothing is lost", async () => {
  const { store, source, sent } = createScene();
  const { save } = source;
  source.save = async () => {
    throw new SaveFailed("offline", "");
  };
  store.change(call("7"));
  await settle();
  expect(store.getSnapshot()).toMatchObject({ state: "offline", pending: call("7") });
  source.save = save;
  await vi.advanceTimersByTimeAsync(5_100);
  expect(sent).toEqual([{ revision: 1, patch: call("7") }]);
  expect(store.getSnapshot().state).toBe("saved");
});

test("an answer that was lost is asked for again, and nothing is done twice", async () => {
  const requests: unknown[] = [];
  const { store, source, sent } = createScene();
  const { save } = source;
  const add: Patch = [{ op: "add", path: ["tray", 0], value: "one" }];
  source.save = async (...args) => {
    requests.push(args);
    throw new SaveFailed("offline", "");
  };
  store.change(add);
  await settle();
  store.change(rename("Later"));
  source.save = (...args) => {
    requests.push(args);
    return save(...args);
  };
  await vi.advanceTimersByTimeAsync(6_000);
  expect(requests[1]).toEqual(requests[0]);
  expect(sent.map(({ patch }) => patch)).toEqual([add, rename("Later")]);
});

test("what the server does not take is said, and sent again with the next change", async () => {
  const { store, source, sent } = createScene();
  const { save } = source;
  source.save = async () => {
    throw new SaveFailed("refused", "facts.phone: must be a telephone number");
  };
  store.change(call("x"));
  await settle();
  expect(store.getSnapshot()).toMatchObject({
    state: "refused",
    problem: "facts.phone: must be a telephone number",
  });
  source.save = save;
  store.change(call("5550100"));
  await settle();
  expect(sent).toEqual([{ revision: 1, patch: call("5550100") }]);
});

test("what was kept on this machine is there again, and sent", async () => {
  const { source, sent } = createScene();
  const store = createDraftStore({ document, revision: 1 }, rename("Kept"), source);
  expect(store.getSnapshot().document.facts.name).toBe("Kept");
  await settle();
  expect(sent).toEqual([{ revision: 1, patch: rename("Kept") }]);
});
