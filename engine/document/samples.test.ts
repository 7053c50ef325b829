import { expect, test } from "vitest";
import { z } from "zod";
import { headingText } from "../blocks/fields.ts";
import { part, records } from "../blocks/role.ts";
import { duplicateSection, removeSection } from "./edit-sections.ts";
import siteV3 from "./fixtures/site-v3.json" with { type: "json" };
import { allSamples, isSample, ownText } from "./samples.ts";
import { type Page, type SiteDocument, siteDocumentSchema } from "./site-document.ts";

const schema = z.strictObject({
  title: headingText(60),
  services: records("offers", z.strictObject({ name: part("title", 40) }), { max: 6 }),
});

const page: Page = {
  seo: { title: "x", description: "x" },
  sections: {
    work: { type: "one/list", props: { title: "Same", services: [{ name: "Same" }, { name: "Drains" }] } },
  },
  order: ["work"],
  samples: { work: true },
};

test("a site begins as a sample through and through, and can be kept so", () => {
  const begun = allSamples(siteV3 as unknown as SiteDocument);
  expect(siteDocumentSchema.safeParse(begun).error).toBeUndefined();
  for (const { order, samples } of Object.values(begun.pages))
    expect(Object.keys(samples ?? {})).toEqual(order);
});

test("what its owner writes is theirs by its place, whatever it says", () => {
  const written = ownText(page, "work", "services/0/name", schema);
  expect(isSample(written, "work", "services/0/name")).toBe(false);
  expect(isSample(written, "work", "title")).toBe(true);
  expect(isSample(written, "work", "services/1/name")).toBe(true);
  expect(isSample(page, "work", "services/0/name")).toBe(true);
});

test("a section of which all is written says so no longer", () => {
  const written = ["title", "services/0/name", "services/1/name"].reduce(
    (current, place) => ownText(current, "work", place, schema),
    page,
  );
  expect(written.samples).toEqual({});
  expect(ownText(written, "work", "title", schema)).toBe(written);
});

test("a copy of a section is as much of a sample as the section; with the section its marks go", () => {
  expect(duplicateSection(page, "work", "copy").samples).toEqual({ work: true, copy: true });
  expect(removeSection(page, "work").samples).toEqual({});
});

test("a section that is called as something that every object has is like any other", () => {
  expect(isSample(page, "constructor", "title")).toBe(false);
  expect(ownText(page, "constructor", "title", schema)).toBe(page);
  const sections = { constructor: page.sections.work ?? { type: "one/list", props: {} } };
  expect(
    duplicateSection({ ...page, sections, order: ["constructor"] }, "constructor", "copy").samples,
  ).toEqual({
    work: true,
  });
});
