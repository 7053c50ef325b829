import { expect, test } from "vitest";
import type { SiteDocument } from "../../../../engine/document/site-document.ts";
import { beginSite } from "../../../../templates/begin-site.ts";
import { everyTemplate } from "../../../../templates/every-template.ts";
import { foundStates, isToMend } from "./found-state.ts";

function siteOf(slug: string): SiteDocument {
  const template = everyTemplate.find((one) => one.slug === slug);
  if (!template) throw new Error(slug);
  return beginSite(template, { name: "Noctua" }, "en-US") as SiteDocument;
}

const described = (
  site: SiteDocument,
  path: string,
  description: string,
  isHidden?: boolean,
): SiteDocument => {
  const page = site.pages[path];
  if (!page) throw new Error(path);
  const seo = { ...page.seo, description, ...(isHidden && { isHidden }) };
  return { ...site, pages: { ...site.pages, [path]: { ...page, seo } } };
};

test("each page says how its description stands, and what is left out needs none", () => {
  const site = siteOf("fashion");
  const [first, second] = Object.keys(site.pages).filter((path) => !path.includes(":"));
  if (first === undefined || second === undefined) throw new Error("two pages are needed");
  const stateOf = (changed: SiteDocument, path: string) =>
    foundStates(changed).find((state) => state.path === path);
  const long = described(site, first, "x".repeat(161));
  expect(stateOf(long, first)).toMatchObject({ describes: "long", isHidden: false });
  expect(
    foundStates(long)
      .filter(isToMend)
      .map(({ path }) => path),
  ).toEqual([first]);
  expect(foundStates(described(long, first, "x".repeat(161), true)).filter(isToMend)).toEqual([]);
  const text = "The same words of more than fifty letters on two of its pages.";
  const same = described(described(site, first, text), second, text);
  expect([stateOf(same, first)?.describes, stateOf(same, second)?.describes]).toEqual(["same", "same"]);
  expect(stateOf(described(site, first, `${text} {name}`), first)).toMatchObject({
    describes: "fits",
    description: `${text} Noctua`,
  });
});

test("pages of records are described by their records, and the page for lost visitors is none that is found", () => {
  const site = siteOf("fashion");
  const states = foundStates({ ...site, pages: { ...site.pages, "/404": site.pages["/"] as never } });
  expect(states.some(({ path }) => path === "/404")).toBe(false);
  expect(states.find(({ path }) => path.endsWith("/:id"))?.describes).toBe("records");
  expect(states[0]?.path).toBe("/");
});
