import { expect, test } from "vitest";
import { schemaTypeOf } from "../engine/facts/schema-type.ts";
import { site as plumbing } from "../templates/plumbing/site.ts";
import { drawSite } from "./draw-site.ts";

const to = { origin: "https://kiln.test" };

// biome-ignore lint/suspicious/noExplicitAny: a document from outside, which may be anything
function copy(): any {
  return JSON.parse(JSON.stringify(plumbing));
}

/** What the page at `path` tells search engines, by its type. */
function dataOf(document: unknown, path: string): Record<string, never>[] {
  const html = drawSite(document, to).pages.find((page) => page.path === path)?.html ?? "";
  return Array.from(
    html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g),
    ([, text = ""]) => JSON.parse(text),
  );
}

const questions = {
  type: "faq",
  props: {
    variant: "list",
    questions: [
      { question: "Do you come on Sundays?", answer: ["Yes.", "</script><b>At any hour.</b>"] },
      { question: "Who made this up?", answer: ["The design."] },
    ],
  },
};

test("questions that a page answers are told, without samples and without what is hidden", () => {
  const document = copy();
  const page = document.pages["/services"];
  for (const key of page.order) if (page.sections[key].type === "faq") page.sections[key].isHidden = true;
  page.sections.asked = questions;
  page.order.push("asked");
  page.samples = { asked: ["questions/1/answer/0"] };
  const told = () => dataOf(document, "/services").filter((one) => one["@type"] === "FAQPage");
  expect(told()).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "Do you come on Sundays?",
          acceptedAnswer: { "@type": "Answer", text: "Yes.\n</script><b>At any hour.</b>" },
        },
      ],
    },
  ]);
  page.samples = { asked: true };
  expect(told()).toEqual([]);
});

test("a page tells the way to it, the first one and the one for what there is not do not", () => {
  const document = copy();
  const crumbs = (path: string) => dataOf(document, path).filter((one) => one["@type"] === "BreadcrumbList");
  expect(crumbs("/services")).toMatchObject([
    {
      itemListElement: [
        { position: 1, name: document.facts.name, item: "https://kiln.test/" },
        { position: 2, item: "https://kiln.test/services" },
      ],
    },
  ]);
  expect([...crumbs("/"), ...crumbs("/404")]).toEqual([]);
});

test("a page or a site that is to be left out says so once", () => {
  const document = copy();
  const robots = () =>
    Object.fromEntries(
      drawSite(document, to).pages.map(({ path, html }) => [
        path,
        html.split('content="noindex"').length - 1,
      ]),
    );
  expect(robots()).toMatchObject({ "/": 0, "/services": 0 });
  document.pages["/services"].seo.isHidden = true;
  expect(robots()).toMatchObject({ "/": 0, "/services": 1 });
  document.seo.isHidden = true;
  expect(robots()).toMatchObject({ "/": 1, "/services": 1 });
  expect(drawSite(document, to).isHidden).toBe(true);
});

test.each([
  ["Klempner", "Plumber"],
  ["Roofing & gutters", "RoofingContractor"],
  ["Beekeeper of the moon", "LocalBusiness"],
  [undefined, "LocalBusiness"],
])("schema.org knows a %s as %s", (trade, type) => expect(schemaTypeOf(trade)).toBe(type));
