import { expect, test } from "vitest";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import type { Page, SiteDocument } from "../../../engine/document/site-document.ts";
import { sectionChange } from "../draft/section-change.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { put } from "../form/form-context.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { samplesInDraft } from "./samples-in-draft.ts";

const text = (textClass: string) => ({ type: "string", maxLength: 200, textClass });
const schema: FormSchema = {
  type: "object",
  properties: {
    title: text("heading"),
    lead: text("bespoke"),
    by: text("fact"),
    action: text("label"),
  },
};
const forms = { blocks: { opening: { schema } } } as unknown as DesignForms;

const page: Page = {
  seo: { title: "Home", description: "" },
  sections: {
    one: {
      type: "opening",
      props: { title: "Bread before dawn", lead: "Two ovens, one street.", by: "{name}", action: "Book" },
    },
  },
  order: ["one"],
  samples: { one: true },
};
const begun = { pages: { "/": page } } as unknown as SiteDocument;

/** The site once somebody has written these fields, one after the other. */
function written(...names: string[]): SiteDocument {
  return names.reduce((site, name) => {
    const now = site.pages["/"] ?? page;
    const steps = sectionChange(
      { path: "/", page: now, key: "one" },
      schema,
      put([name], "Of our own", true),
    );
    return applyPatch(site, steps);
  }, begun);
}

const found = (site: SiteDocument, openings = {}) => samplesInDraft(site, forms, openings);

test("a section that nobody has touched is one, to be hidden with the others where it does not open its page", () => {
  expect(found(begun)).toEqual([{ page: "/", section: "one", type: "opening", isHideable: true }]);
  expect(found(begun, { "/": "one" })[0]?.isHideable).toBe(false);
});

test("of a section whose heading was written, what is left is counted: neither facts nor what is true of anybody", () => {
  const [left] = found(written("title"));
  expect(left?.left).toEqual({ places: ["lead"], words: 4 });
  expect(left?.isHideable).toBe(false);
});

test("a section is none any more once all that says something of a business was written", () => {
  expect(found(written("title", "lead"))).toEqual([]);
});

test("neither is one that is hidden, or accepted as it is", () => {
  const hidden = applyPatch(begun, [
    { op: "add", path: ["pages", "/", "sections", "one", "isHidden"], value: true },
  ]);
  expect(found(hidden)).toEqual([]);
  expect(found(applyPatch(begun, [{ op: "remove", path: ["pages", "/", "samples", "one"] }]))).toEqual([]);
});
