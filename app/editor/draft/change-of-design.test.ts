import { describe, expect, test } from "vitest";
import type { Patch } from "../../../contract/patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { checkSite } from "../../../renderer/check-site.ts";
import { pourSite } from "../../../renderer/pour-site.ts";
import { beginSite } from "../../../templates/begin-site.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import { createDraftStore, type Draft, type DraftSource, SaveFailed } from "./draft-store.ts";
import { createHistory } from "./history.ts";

const nowhere: DraftSource = {
  save: () => new Promise(() => {}),
  read: () => new Promise(() => {}),
  keep: () => {},
  newId: () => "1",
};

const facts = { name: "Weir & Sons", trade: "Plumber", phone: "+49 30 901820", city: "Berlin" };

function begun(slug: string): SiteDocument {
  const template = everyTemplate.find((one) => one.slug === slug);
  if (!template) throw new Error(`no template ${slug}`);
  return JSON.parse(JSON.stringify(beginSite(template, facts, "en-US")));
}

function historyOf(document: SiteDocument) {
  const store = createDraftStore({ document, revision: 1 }, { pending: [] }, nowhere);
  return { store, history: createHistory(store), now: () => store.getSnapshot().document };
}

const pour = (document: SiteDocument, slug: string) => pourSite(document, slug).site;
const bytes = (document: SiteDocument) => JSON.stringify(document);
const title = (value: string): Patch => [{ op: "replace", path: ["pages", "/", "seo", "title"], value }];

describe.each(everyTemplate)("a site of $slug", ({ slug }) => {
  test("wears every other design and goes back, each time to the same bytes", () => {
    const first = begun(slug);
    const { history, now } = historyOf(first);
    const states = [bytes(first)];
    for (const other of everyTemplate.filter((one) => one.slug !== slug)) {
      history.dress(pour(now(), other.slug), other.slug);
      expect(now().design).toBe(other.slug);
      states.push(bytes(now()));
      history.change(title(`In ${other.slug}`), { label: "Text" });
      states.push(bytes(now()));
    }
    for (const before of states.toReversed().slice(1)) {
      history.undo();
      expect(bytes(now())).toBe(before);
    }
    for (const after of states.slice(1)) {
      history.redo();
      expect(bytes(now())).toBe(after);
    }
    history.goTo(0);
    expect(bytes(now())).toBe(bytes(first));
  });
});

/** What the server holds, which takes what comes to the revision that it has. */
function serverWith(document: SiteDocument) {
  let draft: Draft = { document, revision: 1 };
  const sourceOf = (): DraftSource => ({
    ...nowhere,
    newId: () => crypto.randomUUID(),
    read: async () => draft,
    save: async (_, revision, patch) => {
      if (revision !== draft.revision) throw new SaveFailed("changed", "somebody was first");
      const { document: next } = createDraftStore(draft, { pending: patch }, nowhere).getSnapshot();
      draft = { document: checkSite(JSON.parse(JSON.stringify(next))).site, revision: revision + 1 };
      return { revision: draft.revision };
    },
  });
  return {
    open: () => createDraftStore({ ...draft }, { pending: [] }, sourceOf()),
    draft: () => draft,
  };
}

const phrase = "Water stops for nobody but us, and we bring the mop.";

/** The first text of the first page of which there is one alone, and its place. */
function textOf(document: SiteDocument): readonly (string | number)[] {
  const page = document.pages["/"];
  for (const key of page?.order ?? []) {
    const props = page?.sections[key]?.props as Record<string, unknown> | undefined;
    if (typeof props?.lead === "string") return ["pages", "/", "sections", key, "props", "lead"];
    const heading = props?.heading as Record<string, unknown> | undefined;
    if (typeof heading?.lead === "string") return ["pages", "/", "sections", key, "props", "heading", "lead"];
  }
  throw new Error("the first page has no sentence");
}

const write = (document: SiteDocument, value: string): Patch => [
  { op: "replace", path: [...textOf(document)], value },
];

test.each(everyTemplate.filter(({ slug }) => slug !== "plumbing"))(
  "what somebody writes while another window has the site wear $slug is kept, and the site whole",
  async ({ slug }) => {
    const server = serverWith(begun("plumbing"));
    const [mine, theirs] = [server.open(), server.open()];
    mine.change(write(mine.getSnapshot().document, phrase));
    mine.change([{ op: "add", path: ["facts", "founded"], value: 1987 }]);
    createHistory(theirs).dress(pour(theirs.getSnapshot().document, slug), slug);
    await theirs.flush();
    expect(server.draft().document.design).toBe(slug);
    await mine.flush();
    await expect.poll(() => mine.getSnapshot().state).toBe("changed");
    await mine.flush();
    expect(mine.getSnapshot()).toMatchObject({ state: "saved", pending: [] });
    const { document } = server.draft();
    expect(document).toMatchObject({ design: slug, facts: { founded: 1987 } });
    expect(bytes(document)).toContain(phrase);
  },
);

test("a design that is chosen while another window writes takes their words along", async () => {
  const server = serverWith(begun("plumbing"));
  const [mine, theirs] = [server.open(), server.open()];
  createHistory(mine).dress(pour(mine.getSnapshot().document, "wellness"), "wellness");
  theirs.change(write(theirs.getSnapshot().document, phrase));
  await theirs.flush();
  await mine.flush();
  await expect.poll(() => mine.getSnapshot().state).toBe("changed");
  await mine.flush();
  const { document } = server.draft();
  expect(document.design).toBe("wellness");
  expect(bytes(document)).toContain(phrase);
});

test("undoing a design leaves what others wrote since", async () => {
  const { store, history, now } = historyOf(begun("plumbing"));
  const before = now();
  history.dress(pour(before, "fashion"), "fashion");
  store.change([{ op: "replace", path: ["facts", "city"], value: "Hamburg" }]);
  history.undo();
  expect(bytes(now())).toBe(bytes({ ...before, facts: { ...before.facts, city: "Hamburg" } }));
  history.redo();
  expect(now()).toMatchObject({ design: "fashion", facts: { city: "Hamburg" } });
});

test("what was done in a design that somebody else has changed is forgotten, and not done to another", () => {
  const { store, history, now } = historyOf(begun("plumbing"));
  history.change(title("Mine"), { label: "Text" });
  const worn = pour(now(), "art");
  store.change([
    { op: "replace", path: ["design"], value: worn.design as never },
    { op: "replace", path: ["pages"], value: worn.pages as never },
  ]);
  const after = bytes(now());
  expect(history.undo()).toBeUndefined();
  expect(bytes(now())).toBe(after);
});
