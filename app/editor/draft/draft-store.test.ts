import { expect, test, vi } from "vitest";
import type { Patch } from "../../../contract/patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { createDraftStore, type Draft, type DraftSource, SaveFailed } from "./draft-store.ts";

const document = { facts: { name: "Noctua", phone: "1" }, tray: [], pages: {} } as unknown as SiteDocument;
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
    store: createDraftStore({ document, revision: 1 }, { pending: [] }, source),
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

test("only the same place is asked about: until then nothing is sent, and what was written is kept", async () => {
  const { store, sent, kept, theySave } = createScene();
  theySave({ ...document, facts: { name: "Theirs", phone: "2" } } as unknown as SiteDocument);
  store.change(rename("Mine"));
  await settle();
  expect(store.getSnapshot()).toMatchObject({
    state: "conflict",
    conflicts: [{ path: ["facts", "name"], mine: "Mine", theirs: "Theirs" }],
    document: { facts: { name: "Mine", phone: "2" } },
  });
  store.change(call("3"));
  await settle();
  expect(sent).toEqual([]);
  expect(kept.at(-1)).toEqual([...rename("Mine"), ...call("3")]);
  store.decide("theirs");
  await settle();
  expect(store.getSnapshot()).toMatchObject({ state: "saved", conflicts: [] });
  expect(store.getSnapshot().document.facts).toEqual({ name: "Theirs", phone: "3" });
});

test("whoever keeps their own has it saved over the other", async () => {
  const { store, sent, theySave } = createScene();
  theySave({ ...document, facts: { name: "Theirs", phone: "1" } } as unknown as SiteDocument);
  store.change(rename("Mine"));
  await settle();
  store.decide("mine");
  await settle();
  expect(sent).toEqual([{ revision: 2, patch: rename("Mine") }]);
  expect(store.getSnapshot().state).toBe("saved");
});

test("what others saved is there when somebody comes back to the page", async () => {
  const { store, sent, theySave } = createScene();
  theySave({ ...document, facts: { name: "Noctua", phone: "2" } } as unknown as SiteDocument);
  await store.refresh();
  expect(store.getSnapshot()).toMatchObject({ state: "saved", document: { facts: { phone: "2" } } });
  store.change(rename("Mine"));
  await settle();
  expect(sent).toEqual([{ revision: 2, patch: rename("Mine") }]);
});

test("what was kept is joined with what others saved since, by what it was made to", async () => {
  const { source } = createScene();
  const theirs = { ...document, facts: { name: "Theirs", phone: "2" } } as unknown as SiteDocument;
  const store = createDraftStore(
    { document: theirs, revision: 4 },
    { pending: rename("Kept"), ground: { document, revision: 1 } },
    source,
  );
  expect(store.getSnapshot()).toMatchObject({
    state: "conflict",
    conflicts: [{ path: ["facts", "name"], mine: "Kept", theirs: "Theirs" }],
  });
});

test.each(["offline", "signed-out"] as const)("%s it is tried again, and nothing is lost", async (why) => {
  const { store, source, sent } = createScene();
  const { save } = source;
  source.save = async () => {
    throw new SaveFailed(why, "");
  };
  store.change(call("7"));
  await settle();
  expect(store.getSnapshot()).toMatchObject({ state: why, pending: call("7") });
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
  const store = createDraftStore({ document, revision: 1 }, { pending: rename("Kept") }, source);
  expect(store.getSnapshot().document.facts.name).toBe("Kept");
  await settle();
  expect(sent).toEqual([{ revision: 1, patch: rename("Kept") }]);
});
