import { expect, test } from "vitest";
import type { Patch } from "../../../contract/patch.ts";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import { fittingActs, type KeptActs } from "./fitting-acts.ts";
import type { StoredAct } from "./history.ts";
import { invertPatch } from "./invert-patch.ts";

type Site = { name: string; phone?: string; pages: string[] };
const begun: Site = { name: "Noctua", pages: ["a", "b"] };

/** The site after these patches, with the acts that they were. */
function doneTo(...patches: Patch[]): { site: Site; done: StoredAct[] } {
  let site = begun;
  const done = patches.map((forward, number): StoredAct => {
    const back = invertPatch(site, forward) as Patch;
    site = applyPatch(site, forward);
    return { label: "Any", number, when: 0, at: 0, forward, back, designs: [undefined, undefined] };
  });
  return { site, done };
}

const rename = (value: string): Patch => [{ op: "replace", path: ["name"], value }];
const call: Patch = [{ op: "add", path: ["phone"], value: "1" }];
const addPage: Patch = [{ op: "add", path: ["pages", 1], value: "c" }];
const numbers = ({ done, undone }: KeptActs) =>
  [done, undone].map((acts) => acts.map(({ number }) => number));

test("all acts fit the draft that they led to, and those that were undone fit it too", () => {
  const { site, done } = doneTo(rename("A"), call, addPage);
  expect(numbers(fittingActs(site, { done, undone: [] }))).toEqual([[0, 1, 2], []]);
  const { site: earlier } = doneTo(rename("A"));
  expect(numbers(fittingActs(earlier, { done: done.slice(0, 1), undone: done.slice(1) }))).toEqual([
    [0],
    [1, 2],
  ]);
});

test("what the server keeps in another order of fields is the same draft", () => {
  const { site, done } = doneTo(rename("A"), call);
  const turned = { phone: site.phone, pages: site.pages, name: site.name };
  expect(numbers(fittingActs(turned, { done, undone: [] }))).toEqual([[0, 1], []]);
});

test("a draft that somebody has changed elsewhere at the place of the last act begins anew", () => {
  const { site, done } = doneTo(call, rename("A"));
  expect(numbers(fittingActs({ ...site, name: "Theirs" }, { done, undone: [] }))).toEqual([[], []]);
});

test("where they changed the place of an earlier act, what was done after it can still be undone", () => {
  const { site, done } = doneTo(rename("A"), call, addPage);
  expect(numbers(fittingActs({ ...site, name: "Theirs" }, { done, undone: [] }))).toEqual([[1, 2], []]);
});

test("what leads to a place that is not there any more is none", () => {
  const { done } = doneTo(addPage, [{ op: "replace", path: ["pages", 1], value: "d" }]);
  expect(numbers(fittingActs({ name: "Noctua", pages: ["a"] }, { done, undone: [] }))).toEqual([[], []]);
});
