import { describe, expect, test } from "vitest";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { addressOf, localityOf } from "../engine/facts/address.ts";
import { type Facts, factsSchema } from "../engine/facts/facts.ts";
import { dialledNumber } from "../engine/facts/phone.ts";
import { drawSite } from "./draw-site.ts";
import { everyTemplate, type Template } from "./every-template.ts";

/** Somebody else altogether. */
const other: Facts = {
  name: "Zwölf Öfen",
  shortName: "Zwölf",
  trade: "Bakery",
  phone: "0911 36 96 01",
  email: "korb@zwoelf.example",
  street: "Rosengasse 5",
  city: "Nürnberg",
  region: "Bayern",
  postalCode: "90402",
  country: "DE",
  position: { latitude: 49.45, longitude: 11.08 },
  area: "Nürnberg and Fürth",
  hours: { week: { wed: [["06:15", "13:45"]] } },
  founded: 1803,
  licence: "HWK 77",
  booking: "https://zwoelf.example/tisch",
};

/** What a page may not say any more once the business is another. */
function traces(facts: Facts): string[] {
  const { name, shortName, phone, email, street, city, postalCode, area, licence, hours, country } = facts;
  const digits = phone && dialledNumber(phone, country);
  return [
    ...[name, shortName, phone, digits, email, street, city, postalCode, area, licence, hours?.line],
    localityOf(facts),
    addressOf(facts),
  ].filter((text) => text !== undefined);
}

function told(site: SiteDocument, { blocks, recordData }: Template) {
  return drawSite(site, blocks, recordData).map(({ path, html, head }) => ({
    path,
    text: `${html} ${JSON.stringify(head)}`.replaceAll("&amp;", "&").replaceAll("&#x27;", "’"),
  }));
}

describe.each(everyTemplate)("$slug", (template) => {
  const { site } = template;

  test("its facts are sound", () => {
    expect(factsSchema.safeParse(site.facts).error).toBeUndefined();
  });

  test("with the facts of another business no page tells anything of the first", () => {
    for (const { path, text } of told({ ...site, facts: other }, template))
      for (const trace of traces(site.facts)) {
        const at = text.indexOf(trace);
        const context = text.slice(Math.max(0, at - 60), at + trace.length + 40);
        expect(at === -1, `${path} still says ${trace}: …${context}…`).toBe(true);
      }
  });

  test("with a name alone every page is drawn, without braces and without links that lead nowhere", () => {
    const bare = { ...site, facts: { name: "A" } };
    for (const { path, text } of told(bare, template)) {
      expect(text, path).not.toMatch(/\{=?[a-z]+(:[a-z]+)*\}/i);
      expect(text, path).not.toMatch(/href="(fact:[^"]*|tel:|mailto:)?"|undefined|\[object/);
    }
  });
});
