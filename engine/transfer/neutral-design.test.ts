import { expect, test } from "vitest";
import { z } from "zod";
import { type Block, defineBlock } from "../blocks/block.ts";
import { coreBlocks } from "../blocks/core-blocks.ts";
import { headingText, picture } from "../blocks/fields.ts";
import { joinRegistries, registryOf } from "../blocks/registry.ts";
import { part, records } from "../blocks/role.ts";
import { samplePicture } from "../blocks/sample-picture.ts";
import siteV3 from "../document/fixtures/site-v3.json" with { type: "json" };
import { parseSite } from "../document/parse-site.ts";
import type { SiteRecord } from "../render/resolve.ts";
import { neutralDesign } from "./neutral-design.ts";

const nothing = () => null;
const roof = samplePicture.coin;
const light = { ...samplePicture.ring, isNeutral: true };

const bill = defineBlock({
  type: "one/bill",
  schema: z.strictObject({
    title: headingText(40),
    drawing: z.enum(["slates", "plain"]),
    picture: picture.optional(),
    frame: z.strictObject({ picture }).optional(),
    inset: z.strictObject({ picture }).optional(),
    works: records("pictures", z.strictObject({ picture, caption: part("caption", 40).optional() }), {
      max: 6,
    }).optional(),
  }),
  View: nothing,
  neutral: (props) => ({ ...props, drawing: "plain" as const }),
  samples: {},
});
const plate = defineBlock({
  type: "one/plate",
  schema: z.strictObject({ picture }),
  View: nothing,
  samples: {},
});
const anatomy = defineBlock({
  type: "one/anatomy",
  schema: z.strictObject({ title: headingText(40) }),
  View: nothing,
  neutral: false,
  samples: {},
});
const blocks = joinRegistries(coreBlocks, registryOf([bill, plate, anatomy]));

function neutral(sections: Record<string, Block>) {
  const { site } = parseSite(siteV3, coreBlocks);
  const seo = { title: "Slate", description: "Roofs of slate in Vermont, and gutters of copper." };
  const pages = { "/": { seo, sections, order: Object.keys(sections) } };
  const works: SiteRecord[] = [{ id: "a", ...{ roof, light } }];
  return neutralDesign({
    site: { ...site, pages, collections: { works } },
    blocks,
  }).site;
}

test("pictures of the trade go, wherever a block holds them, and neutral ones stay", () => {
  const props = {
    title: "Six",
    drawing: "slates",
    picture: roof,
    frame: { picture: light },
    inset: { picture: roof },
    works: [{ picture: roof, caption: "Roof" }, { picture: light }],
  };
  const { sections } = neutral({ bill: { type: "one/bill", tone: "deep", props } }).pages["/"] ?? {};
  expect(sections?.bill).toEqual({
    type: "one/bill",
    tone: "deep",
    props: { title: "Six", drawing: "plain", frame: { picture: light }, works: [{ picture: light }] },
  });
});

test("a block that is its picture, or draws its trade, is left out with its place in the order", () => {
  const site = neutral({
    plate: { type: "one/plate", props: { picture: roof } },
    anatomy: { type: "one/anatomy", props: { title: "A roof cut open" } },
    lit: { type: "one/plate", props: { picture: light } },
  });
  expect(site.pages["/"]?.order).toEqual(["lit"]);
  expect(Object.keys(site.pages["/"]?.sections ?? {})).toEqual(["lit"]);
});

test("records lose them too, and search engines are told of a business without a trade", () => {
  const { collections, seo } = neutral({});
  expect(collections?.works).toEqual([{ id: "a", light }]);
  expect(seo.business).toEqual({ "@type": "LocalBusiness" });
  expect(seo.picture).toBeUndefined();
});
