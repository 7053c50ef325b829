import { expect, test } from "vitest";
import type { z } from "zod";
import type { Patch } from "../../../contract/patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { textsOf } from "../../../engine/document/text-fields.ts";
import { describeDesign } from "../../../renderer/describe-design.ts";
import { beginSite } from "../../../templates/begin-site.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import { offeredSections } from "../adding/offered-sections.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { blankPage } from "../pages/blank-page.ts";
import { intoMenuSteps, mostInMenu, outOfMenuSteps, placeInMenu } from "../pages/menu-steps.ts";
import { freeAddress } from "../pages/page-address.ts";
import { addPageSteps, copyOfPage, movePageSteps } from "../pages/page-steps.ts";
import { removePage, whyFixed } from "../pages/remove-page.ts";
import { addSteps, copySteps, hideSteps, moveSteps, removeSteps } from "../sections/section-steps.ts";
import { createDraftStore, type DraftSource } from "./draft-store.ts";
import { createHistory } from "./history.ts";

const nowhere: DraftSource = {
  save: () => new Promise(() => {}),
  read: () => new Promise(() => {}),
  keep: () => {},
  newId: () => "1",
};

function historyOf(document: SiteDocument) {
  let time = 0;
  const store = createDraftStore({ document, revision: 1 }, { pending: [] }, nowhere);
  return {
    store,
    history: createHistory(store, () => time),
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** Numbers as by chance, the same in each run (mulberry32). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Schemas = ReadonlyMap<string, { schema: z.ZodType<object> }>;

type Scene = { begun: SiteDocument; forms: DesignForms; schemas: Schemas };

/** A page comes, goes with all links to it, gets another address that they follow to, or goes into the menu and out of it. */
function anyChangeOfPages(
  site: SiteDocument,
  path: string,
  { forms }: Scene,
  pick: (below: number) => number,
): Patch | undefined {
  const name = `Page ${pick(1e6)}`;
  const page = site.pages[path];
  switch (pick(5)) {
    case 0:
      return addPageSteps(site, freeAddress(site, name), blankPage(name, "en-US"), path);
    case 1:
      return page && !page.record
        ? addPageSteps(site, freeAddress(site, name), copyOfPage(page, name), path)
        : undefined;
    case 2: {
      const removal = removePage(site, path, forms);
      return "steps" in removal && Object.keys(site.pages).length > 2 ? removal.steps : undefined;
    }
    case 3:
      return whyFixed(site, path) ? undefined : movePageSteps(site, path, freeAddress(site, name));
    default: {
      if (placeInMenu(site, path) >= 0) return outOfMenuSteps(site, path);
      return site.nav.links.length < mostInMenu ? intoMenuSteps(site, path) : undefined;
    }
  }
}

/** A change of any kind to any place of the document. */
function anyChange(site: SiteDocument, scene: Scene, pick: (below: number) => number): Patch | undefined {
  const { begun, forms, schemas } = scene;
  const paths = Object.keys(site.pages);
  const path = paths[pick(paths.length)] ?? "/";
  const page = site.pages[path];
  if (!page || page.order.length === 0)
    return [{ op: "add", path: ["facts", "licence"], value: `L${pick(99)}` }];
  const key = page.order[pick(page.order.length)] ?? "";
  const at = { path, page, key };
  switch (pick(10)) {
    case 0:
      return hideSteps(at);
    case 1:
      return moveSteps(at, pick(page.order.length));
    case 2:
      return copySteps(at, `k${pick(1e9)}`);
    case 3:
      return removeSteps(at);
    case 4:
      return [{ op: "replace", path: ["theme", "radius"], value: pick(40) }];
    case 5:
      return site.facts.phone === undefined
        ? [{ op: "add", path: ["facts", "phone"], value: `+49 30 ${pick(99999)}` }]
        : [{ op: "remove", path: ["facts", "phone"] }];
    case 6:
      return paths.length > 1 ? [{ op: "remove", path: ["pages", path] }] : undefined;
    case 7: {
      const offered = offeredSections(site, path, begun, forms);
      const { block } = offered[pick(Math.max(offered.length, 1))] ?? {};
      return block && addSteps({ path, page, key: `n${pick(1e9)}` }, block, pick(page.order.length + 1));
    }
    case 8:
      return anyChangeOfPages(site, path, scene, pick);
    default: {
      const block = page.sections[key];
      const schema = block && schemas.get(block.type)?.schema;
      const places = schema ? [...textsOf(schema, block.props).keys()] : [];
      const place = places[pick(Math.max(places.length, 1))];
      if (!place) return undefined;
      const inner = place.split("/").map((name) => (/^\d+$/.test(name) ? Number(name) : name));
      return [
        { op: "replace", path: ["pages", path, "sections", key, "props", ...inner], value: `w${pick(99)}` },
      ];
    }
  }
}

test.each(everyTemplate.map((template) => [template.slug, template] as const))(
  "200 changes of all kinds to %s and as many undos leave every byte as it was, and redos bring all of it again",
  (_, template) => {
    const begun = JSON.parse(
      JSON.stringify(beginSite(template, { name: "Noctua" }, "en-US")),
    ) as SiteDocument;
    const { store, history, wait } = historyOf(begun);
    const forms = describeDesign(template.slug) as DesignForms;
    const scene = { begun, forms, schemas: template.blocks };
    const pick = chance(7);
    let changes = 0;
    while (changes < 200) {
      const steps = anyChange(store.getSnapshot().document, scene, pick);
      if (!steps) continue;
      history.change(steps, { label: "any" });
      wait(pick(2_000));
      changes += 1;
    }
    const after = JSON.stringify(store.getSnapshot().document);
    for (let count = 0; count < 200; count += 1) history.undo();
    expect(JSON.stringify(store.getSnapshot().document)).toBe(JSON.stringify(begun));
    for (let count = 0; count < 200; count += 1) history.redo();
    expect(JSON.stringify(store.getSnapshot().document)).toBe(after);
  },
);

const small = { facts: { name: "Noctua", phone: "1" }, tray: [] } as unknown as SiteDocument;
const rename = (value: string): Patch => [{ op: "replace", path: ["facts", "name"], value }];

test("letters that follow each other at one place are undone together, and after a pause by themselves", () => {
  const { store, history, wait } = historyOf(small);
  const nameNow = () => store.getSnapshot().document.facts.name;
  const type = (value: string) => history.change(rename(value), { label: "Text", place: "name" });
  type("A");
  wait(200);
  type("Ad");
  wait(1_500);
  type("Ada");
  expect(history.getSnapshot().done).toHaveLength(2);
  history.undo();
  expect(nameNow()).toBe("Ad");
  history.undo();
  expect(nameNow()).toBe("Noctua");
  expect(history.undo()).toBeUndefined();
  history.redo();
  history.redo();
  expect(nameNow()).toBe("Ada");
});

test("what is typed into a text that somebody has left and come back to is another act", () => {
  const { history, wait } = historyOf(small);
  wait(60_000);
  const type = (value: string) => history.change(rename(value), { label: "Text", place: "name" });
  type("A");
  type("Ad");
  expect(history.getSnapshot().done).toHaveLength(1);
  history.endAct();
  type("Ada");
  expect(history.getSnapshot().done).toHaveLength(2);
});

test("whoever does something new after an undo cannot do the old again", () => {
  const { history } = historyOf(small);
  history.change(rename("A"), { label: "Text" });
  history.undo();
  history.change(rename("B"), { label: "Text" });
  expect(history.redo()).toBeUndefined();
});

test("what others made of the draft stays when an act is undone, and an act that lost its place is forgotten", () => {
  const { store, history } = historyOf(small);
  history.change(rename("A"), { label: "Text" });
  store.change([{ op: "replace", path: ["facts", "phone"], value: "2" }]);
  history.undo();
  expect(store.getSnapshot().document.facts).toEqual({ name: "Noctua", phone: "2" });
  history.change([{ op: "replace", path: ["facts", "phone"], value: "3" }], { label: "Fact" });
  store.change([{ op: "remove", path: ["facts", "phone"] }]);
  expect(history.undo()).toBeUndefined();
  expect(store.getSnapshot().document.facts).toEqual({ name: "Noctua" });
  expect(history.getSnapshot()).toEqual({ done: [], undone: [] });
});

test("one goes back to any act and forth again, and to the beginning, by single steps", () => {
  const document = begunSite();
  const { history, store, wait } = historyOf(document);
  const states = [store.getSnapshot().document];
  for (const name of ["One", "Two", "Three", "Four"]) {
    history.change([{ op: "replace", path: ["facts", "name"], value: name }], { label: name });
    states.push(store.getSnapshot().document);
    wait(5_000);
  }
  for (const target of [2, 0, 3, 3, 1, 4]) {
    expect(history.goTo(target)).toBe(0);
    expect(store.getSnapshot().document).toEqual(states[target]);
    const { done, undone } = history.getSnapshot();
    expect([...done, ...undone].map(({ label }) => label)).toEqual(["One", "Two", "Three", "Four"]);
    expect(done).toHaveLength(target);
  }
  expect(history.getSnapshot().done.map(({ when }) => when)).toEqual([0, 5_000, 10_000, 15_000]);
});

test("an act that somebody else has taken the place of is left out on the way, and no other is done in its stead", () => {
  const document = begunSite();
  const { history, store } = historyOf(document);
  const social = { label: "Elsewhere", href: "https://elsewhere.example/" };
  history.change([{ op: "add", path: ["facts", "social"], value: [social] }], { label: "A" });
  history.change([{ op: "replace", path: ["facts", "social", 0, "label"], value: "There" }], { label: "B" });
  history.change([{ op: "replace", path: ["facts", "name"], value: "C" }], { label: "C" });
  expect(history.goTo(1)).toBe(0);
  store.change([{ op: "remove", path: ["facts", "social"] }]);
  expect(history.goTo(2)).toBe(1);
  expect(store.getSnapshot().document.facts.name).toBe(document.facts.name);
  expect(history.getSnapshot().undone.map(({ label }) => label)).toEqual(["C"]);
  expect(history.goTo(0)).toBe(1);
  expect(history.getSnapshot().done).toEqual([]);
});

function begunSite(): SiteDocument {
  const [template] = everyTemplate;
  if (!template) throw new Error("no template");
  return beginSite(template, { name: "Noctua" }, "en-US") as SiteDocument;
}
