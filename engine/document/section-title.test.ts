import { expect, test } from "vitest";
import { sectionLabel } from "../checks/labels.ts";
import { sectionTitle } from "./section-title.ts";
import type { SiteDocument } from "./site-document.ts";

const site = { facts: { name: "Weir & Sons" }, seo: { language: "en-US" } } as SiteDocument;

test.each([
  [{ title: "{count:words} things go wrong", items: [1, 2, 3] }, "Three things go wrong"],
  [{ heading: { title: "Why {name}" } }, "Why Weir & Sons"],
  [{ title: "{record.title} in {=piece}" }, "in"],
  [{ title: "Call {phone}" }, ""],
  [{ title: 7 }, ""],
  [undefined, ""],
])("%j is known by %j", (props, title) => {
  expect(sectionTitle(site, props)).toBe(title);
});

test("a section without a heading is called by what kind it is, in words that people use", () => {
  const label = (type: string, props = {}) => sectionLabel(site, { type, props });
  expect(label("stats")).toBe("the section “Figures”");
  expect(label("solar/roof-plan")).toBe("the section “Roof plan”");
  expect(label("stats", { heading: { title: "In {count} numbers" }, items: [1, 2] })).toBe("“In 2 numbers”");
});
