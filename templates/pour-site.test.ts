import { expect, test } from "vitest";
import { beginSite } from "./begin-site.ts";
import { drawSite } from "./draw-site.ts";
import { everyTemplate, type Template } from "./every-template.ts";
import { pourSite } from "./pour-site.ts";

function template(slug: string): Template {
  const found = everyTemplate.find((one) => one.slug === slug);
  if (!found) throw new Error(`no template ${slug}`);
  return found;
}

test.each(everyTemplate)(
  "the site of $slug moves with its text pages, and without what tells that it is made up",
  (from) => {
    const to = template(from.slug === "painting" ? "roofing" : "painting");
    const { pages, footer } = pourSite(from.site, from, to);
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(["/privacy", "/imprint", "/terms"]));
    const links = footer.groups.flatMap((group) => group.links.map(({ href }) => href));
    expect(links).toEqual(expect.arrayContaining(["/privacy", "/imprint", "/terms"]));
    expect(JSON.stringify([footer.legal, footer.lines])).not.toContain("fictional");
  },
);

test("text pages that a site has go along word by word", () => {
  const [roofing, fashion] = [template("roofing"), template("fashion")];
  const begun = beginSite(roofing, { name: "Kiln", trade: "Roofing" }, "en-US");
  const moved = pourSite(begun, roofing, fashion);
  const textOf = (site: typeof begun, { blocks }: Template) => {
    const html = drawSite(site, blocks).find(({ path }) => path === "/privacy")?.html ?? "";
    return /<main[^>]*>(.*)<\/main>/s
      .exec(html)?.[1]
      ?.replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ");
  };
  expect(textOf(moved, fashion)).toBe(textOf(begun, roofing));
  expect(moved.footer.groups.at(-1)).toEqual(begun.footer.groups.at(-1));
});
