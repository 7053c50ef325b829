import { describe, expect, test } from "vitest";
import { parseSite } from "../../engine/document/parse-site.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { mapTexts } from "../../engine/document/text-fields.ts";
import type { Facts } from "../../engine/facts/facts.ts";
import { trades } from "../../engine/facts/trades.ts";
import { beginSite } from "../begin-site.ts";
import { drawSite } from "../draw-site.ts";
import { everyTemplate, type Template } from "../every-template.ts";
import { deadLinks } from "../page-faults.ts";
import { suits } from "../suits.ts";
import { cleanSite } from "./clean-site.ts";
import { factsAsReferences, saysFacts } from "./facts-as-references.ts";

const studio: Facts = {
  name: "O'Hara & Quill",
  shortName: "Quillhouse",
  phone: "(218) 555-0188",
  email: "desk@quillhouse.example",
  street: "14 Weir Lane",
  city: "Duluth",
  region: "MN",
  postalCode: "55802",
  country: "US",
  area: "Duluth and 25 miles around",
  licence: "PM061238",
  founded: 1987,
  booking: "https://book.quillhouse.example/now",
  social: [{ label: "Quill films", href: "https://films.quillhouse.example/quill" }],
  logo: {
    path: "/media/00112233445566778899aabbccddeeff",
    version: "00112233",
    width: 100,
    height: 100,
    widths: [100],
    colour: "#123456",
    alt: "The quill of the house",
  },
};

/** What nobody may read of the studio's on another's site. */
const secrets = [
  /O['’]Hara/i,
  /quillhouse/i,
  /555[ .-]*0188/,
  /14 Weir Lane/i,
  /Duluth/,
  /55802/,
  /PM061238/,
  /films\.|book\.quill/,
  /00112233445566778899/,
  /secret (?:of|that)|"href":"(?:https|tel|mailto):/,
];

const sentence =
  "Ask O’Hara and Quill, 14 Weir Lane, Duluth, MN 55802, call +1 218-555-0188 or desk@quillhouse.example.";

/** The site that the studio makes of a template: with its facts, said again in its own words wherever there is room. */
function studioSite(template: Template): SiteDocument {
  const [own] = suits[template.slug as keyof typeof suits];
  const begun = beginSite(template, { ...studio, trade: trades[own][0] }, "en-US");
  let count = 0;
  const pages = Object.entries(begun.pages).map(([path, page]) => {
    const sections = Object.entries(page.sections).map(([key, block]) => {
      const schema = template.blocks.get(block.type)?.schema;
      if (!schema) return [key, block];
      const props = mapTexts(schema, block.props, (text, { textClass, maxLength = 0 }) => {
        if (text.includes("{") || textClass === "ornament" || textClass === "bespoke") return text;
        count += 1;
        if (sentence.length <= maxLength) return sentence;
        const short = ["QUILLHOUSE", "O'Hara & Quill", "(218) 555-0188", "PM061238"][count % 4] ?? "";
        return short.length <= maxLength ? short : text;
      }) as object;
      return [key, { ...block, props: schema.safeParse(props).success ? props : block.props }];
    });
    return [path, { ...page, sections: Object.fromEntries(sections) }];
  });
  const secret = {
    type: "prose",
    isHidden: true,
    props: {
      variant: "page",
      title: "A secret",
      parts: [{ title: "Ours", paragraphs: ["A secret of ours."] }],
    },
  };
  const home = begun.pages["/"];
  if (!home) throw new Error("no first page");
  const site = {
    ...begun,
    pages: {
      ...Object.fromEntries(pages),
      "/": {
        ...Object.fromEntries(pages)["/"],
        seo: { title: "O'Hara & Quill | Duluth", description: sentence },
        sections: { ...Object.fromEntries(pages)["/"].sections, hidden1: secret },
        order: [...home.order, "hidden1"],
      },
    },
    footer: {
      ...begun.footer,
      brand: "Quillhouse",
      groups: [
        ...begun.footer.groups.slice(0, 3),
        {
          title: "Elsewhere",
          links: [
            { label: "Films", href: "https://films.quillhouse.example/quill" },
            { label: "Call", href: "tel:+12185550188" },
            {
              label: "Write",
              href: "fact:email?subject=A%20leak&Bcc=spy@weir.example&body=Dear%20Quillhouse",
            },
          ],
        },
      ],
    },
    nav: { ...begun.nav, brand: "O'Hara & Quill" },
    seo: {
      ...begun.seo,
      isHidden: true,
      picture: studio.logo,
      business: { "@type": "Store", legalName: "A secret of O Hara" },
    },
    tray: [{ page: "/", section: "gone1", text: "A secret that waits" }],
    leads: { "/secret": "/" },
  } as SiteDocument;
  return parseSite(JSON.parse(JSON.stringify(site)), template.blocks).site;
}

describe.each(everyTemplate)("what was a site of the studio's, in $slug", (template) => {
  const [own] = suits[template.slug as keyof typeof suits];
  const source = studioSite(template);
  const paths = Object.keys(template.site.pages);
  const cleaned = cleanSite(source, template, { name: "Harbour", trades: [own], paths });
  const made = parseSite(JSON.parse(JSON.stringify(cleaned)), template.blocks).site;

  test("says nothing of whose it was, and goes on in all else", () => {
    const text = JSON.stringify(made);
    for (const secret of secrets) expect(text).not.toMatch(secret);
    expect(JSON.stringify(source)).toMatch(/quillhouse/i);
    expect(text).not.toContain("spy@");
    expect(text).toContain('"href":"fact:email?subject=A%20leak"');
    expect(made.theme).toEqual(source.theme);
    // What says nothing of the business stands where it stood.
    const sections = Object.keys(made.pages["/"]?.sections ?? {});
    expect(sections).toEqual(template.site.pages["/"]?.order.filter((key) => sections.includes(key)));
    expect(sections.length).toBeGreaterThanOrEqual((source.pages["/"]?.order.length ?? 0) - 2);
  });

  test.each([trades[own][0], "Astrologer"])(
    "is begun by a business (%s) as its own, all of it samples",
    (trade) => {
      const facts = { name: "Blue Door", trade, phone: "020 7946 0018" };
      const begun = beginSite({ ...template, site: made }, facts, "en-US", [own]);
      const site = parseSite(JSON.parse(JSON.stringify(begun)), template.blocks).site;
      for (const secret of secrets) expect(JSON.stringify(site)).not.toMatch(secret);
      for (const page of Object.values(site.pages).filter((one) => one.samples))
        expect(Object.entries(page.samples ?? {})).toEqual(page.order.map((key) => [key, true]));
      const pages = drawSite(site, template.blocks);
      expect(deadLinks(pages)).toEqual([]);
      for (const { path, html } of pages) {
        expect(html.match(/<h1/g), path).toHaveLength(1);
        for (const secret of secrets) expect(html, path).not.toMatch(secret);
      }
      expect(pages.map(({ html }) => html).join("")).toContain("Blue Door");
      expect(Object.keys(site.pages)).toEqual(expect.arrayContaining(["/privacy", "/imprint", "/terms"]));
    },
  );
});

const tell = factsAsReferences(studio);

test.each([
  ["QUILLHOUSE is open", "{shortName} is open"],
  ["Write to someone.else@quill.example today", "Write to {email} today"],
  ["Call (207) 555-0119 or 207-555-0119", "Call {phone} or {phone}"],
  ["+1 (218) 555-0188", "{phone}"],
  ["In Duluth, MN since 1987", "In {city}, {region} since {founded}"],
  ["See www.quillhouse.example/now", "See {name}"],
  ["{name} is {name}", "{name} is {name}"],
  [
    "MN and 1987000 and the Duluthians, 5:30-10:30, 24/7, $1,200",
    "MN and 1987000 and the Duluthians, 5:30-10:30, 24/7, $1,200",
  ],
  ["From 8.00 to 10.30, 2026-11-26", "From 8.00 to 10.30, 2026-11-26"],
])("%s becomes %s", (said, told) => {
  expect(tell(said)).toBe(told);
});

test("one word that is a name as well is a name only as it is written", () => {
  const art = factsAsReferences({ name: "Art" });
  expect(art("Art, art and ART: start here, Arthur")).toBe("{name}, art and {name}: start here, Arthur");
});

test("what a business is may be written with any sign", () => {
  const told = factsAsReferences({
    name: "Weir-Works (No. 1) + Co.",
    shortName: "W-W",
    street: "Am Markt 3-5 / Hof",
    city: "Stratford-upon-Avon",
    licence: "PM-06.12*38",
    area: "A|B [old] {new} ^$ \\",
    hours: { week: {}, line: "Mo-Fr 9-17?" },
  });
  expect(told("Weir-Works (No. 1) + Co., short W-W, W.W and Weir Works")).toBe(
    "{name}, short {shortName}, W.W and Weir Works",
  );
  expect(told("Am Markt 3-5 / Hof, Stratford-upon-Avon: PM-06.12*38, Mo-Fr 9-17?")).toBe(
    "{street}, {city}: {licence}, {hours}",
  );
});

test("a text of nothing but what could begin an address is read in a moment", () => {
  const long = `${"a".repeat(500_000)} ${"+1 ".repeat(50_000)} ${"www.".repeat(50_000)} ${"(".repeat(100_000)}`;
  const says = saysFacts(studio);
  expect(says(long)).toBeTypeOf("boolean");
  expect(says("Ask at 14 weir lane")).toBe(true);
  expect(says("Ask {name} at {street}")).toBe(false);
});
