import { createElement } from "react";
import { expect, test } from "vitest";
import { z } from "zod";
import { type Block, defineBlock } from "../blocks/block.ts";
import { coreBlocks } from "../blocks/core-blocks.ts";
import { href, link } from "../blocks/fields.ts";
import { joinRegistries, registryOf } from "../blocks/registry.ts";
import { withoutDeadLinks } from "./dead-links.ts";
import siteV3 from "./fixtures/site-v3.json" with { type: "json" };
import { parseSite } from "./parse-site.ts";
import type { SiteDocument } from "./site-document.ts";

const board = defineBlock({
  type: "one/board",
  schema: z.strictObject({
    more: link.optional(),
    inside: link.optional(),
    links: z.array(link).max(9),
    rows: z.array(z.strictObject({ name: z.string(), href: href.optional() })),
  }),
  View: ({ id }) => createElement("h2", { id: `${id}-first` }),
  samples: {},
});
const stubborn = defineBlock({
  type: "one/stubborn",
  schema: z.strictObject({ link }),
  View: () => null,
  samples: {},
});
const blocks = joinRegistries(coreBlocks, registryOf([board, stubborn]));
const to = (address: string) => ({ label: "There", href: address });

function siteWith(sections: Record<string, Block>): SiteDocument {
  const { site } = parseSite(siteV3, coreBlocks);
  const seo = { title: "Kiln", description: "Pots that are thrown, fired and sold beside the river Ilm." };
  return {
    ...site,
    nav: { ...site.nav, links: [to("/"), to("/#work"), to("/gone")], action: to("/gone#x") },
    footer: {
      ...site.footer,
      groups: [
        { title: "All", links: [to("/gone")] },
        { title: "Here", links: [to("/?q=1")] },
      ],
    },
    pages: { "/": { seo, sections, order: Object.keys(sections) } },
  };
}

const work: Block = { type: "one/stubborn", id: "work", props: { link: to("/gone") } };
const all: Block = {
  type: "one/board",
  id: "all",
  props: {
    more: to("#work"),
    inside: to("#all-first"),
    links: [
      to("/gone"),
      to("#all-second"),
      to("https://kiln.example"),
      to("fact:phone"),
      to("#all"),
      to("/#work"),
    ],
    rows: [{ name: "Bowl", href: "/gone/bowl" }],
  },
};
const before = siteWith({ work, all });

test("links to pages that there are not go, and to places that no page has as it is drawn", () => {
  const { nav, footer, pages } = withoutDeadLinks(siteWith({ all }), blocks);
  expect([nav.links, nav.action]).toEqual([[to("/")], undefined]);
  expect(footer.groups).toEqual([{ title: "Here", links: [to("/?q=1")] }]);
  expect(pages["/"]?.sections.all?.props).toEqual({
    inside: to("#all-first"),
    links: [to("https://kiln.example"), to("fact:phone"), to("#all")],
    rows: [{ name: "Bowl" }],
  });
});

test("a section that is still there is led to, and a block that must have its link keeps it", () => {
  const { nav, pages } = withoutDeadLinks(before, blocks);
  expect(nav.links).toEqual([to("/"), to("/#work")]);
  expect(pages["/"]?.sections.work).toEqual(work);
  expect(pages["/"]?.sections.all?.props).toMatchObject({ more: to("#work") });
});
