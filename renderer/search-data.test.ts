import { expect, test } from "vitest";
import { currencies } from "../engine/facts/currencies.ts";
import type { Facts } from "../engine/facts/facts.ts";
import { schemaTypeOf } from "../engine/facts/schema-type.ts";
import { trades } from "../engine/facts/trades.ts";
import { toldSite } from "../engine/render/told-site.ts";
import { beginSite } from "../templates/begin-site.ts";
import { everyTemplate } from "../templates/every-template.ts";
import { drawSite } from "./draw-site.ts";
import { readSite } from "./read-site.ts";

const origin = "https://kiln.test";

type Data = { [key: string]: unknown };
type Told = { path: string; data: Data };

/** Somebody who has said all that there is to say. */
const facts: Facts = {
  name: "Weir & Daughters",
  trade: "Bakery",
  phone: "+49 30 901820",
  email: "korb@weir.example",
  street: "Rosengasse 5",
  city: "Berlin",
  region: "Berlin",
  postalCode: "10115",
  country: "DE",
  position: { latitude: 52.53, longitude: 13.38 },
  currency: "EUR",
  hours: { week: { mon: [["06:15", "24:00"]], tue: [["06:15", "24:00"]], sat: [["07:00", "12:00"]] } },
  founded: 1903,
  social: [{ label: "Pictures", href: "https://pictures.example/weir" }],
};

/** A document as it comes from outside. */
function asKept(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document));
}

function toldBy(document: unknown): Told[] {
  return drawSite(document, { origin }).pages.flatMap(({ path, html }) =>
    Array.from(html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g), ([, text = ""]) => ({
      path,
      data: JSON.parse(text) as Data,
    })),
  );
}

const text = expect.stringMatching(/\S/);
const address = expect.stringMatching(/^https:\/\/[^\s{}]+$/);
const time = expect.stringMatching(/^([01]\d|2[0-3]):[0-5]\d$/);
const money = expect.stringMatching(/^\d+(\.\d\d)?$/);
const currency = expect.toSatisfy((said: string) => (currencies as readonly string[]).includes(said));
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** What a type must say, after schema.org and what search engines ask of it. */
const required: Record<string, Data> = {
  BreadcrumbList: { itemListElement: expect.any(Array) },
  ListItem: { position: expect.any(Number), name: text, item: address },
  FAQPage: { mainEntity: expect.any(Array) },
  Question: { name: text, acceptedAnswer: expect.objectContaining({ "@type": "Answer" }) },
  Answer: { text },
  Product: { name: text, offers: expect.objectContaining({ "@type": "Offer" }) },
  Brand: { name: text },
  Offer: { price: money, priceCurrency: currency },
  AggregateOffer: { lowPrice: expect.any(Number), priceCurrency: currency, offerCount: expect.any(Number) },
  AggregateRating: { ratingValue: expect.any(Number), reviewCount: expect.any(Number) },
  RealEstateListing: { name: text, url: address },
  House: { name: text },
  Apartment: { name: text },
  QuantitativeValue: { value: expect.any(Number), unitCode: text },
  PostalAddress: {},
  GeoCoordinates: { latitude: expect.any(Number), longitude: expect.any(Number) },
  OpeningHoursSpecification: { dayOfWeek: expect.any(Array), opens: time, closes: time },
  AdministrativeArea: { name: text },
  Place: { name: text },
  Organization: { name: text },
  SoftwareApplication: { name: text, applicationCategory: text, offers: expect.any(Object) },
};

const businesses = new Set([
  "LocalBusiness",
  "NGO",
  "StadiumOrArena",
  ...Object.values(trades).map(([name]) => schemaTypeOf(name)),
]);

/** All objects in `data` that have a type. */
function typed(data: unknown): Data[] {
  if (Array.isArray(data)) return data.flatMap(typed);
  if (typeof data !== "object" || data === null) return [];
  return ["@type" in data ? [data as Data] : [], ...Object.values(data).map(typed)].flat();
}

function leaves(data: unknown, key = ""): { key: string; value: unknown }[] {
  if (Array.isArray(data)) return data.flatMap((one) => leaves(one, key));
  if (typeof data !== "object" || data === null) return [{ key, value: data }];
  return Object.entries(data).flatMap(([name, value]) => leaves(value, name));
}

/** What is said in the vocabulary, and not by the business. */
const ofVocabulary = new Set([
  "@type",
  "@context",
  "unitCode",
  "dayOfWeek",
  "availability",
  "position",
  "offerCount",
]);

/** Whether `site` says it, as it is or as what it is told as. */
function isSaid(site: ReturnType<typeof toldSite>, all: string, key: string, value: unknown): boolean {
  const { facts: known } = site;
  if (typeof value === "string" && value.startsWith(`${origin}/`)) return true;
  switch (key) {
    case "telephone":
      return String(value)
        .replaceAll(/\D/g, "")
        .endsWith((known.phone ?? "").replaceAll(/\D/g, "").slice(-6));
    case "foundingDate":
      return value === String(known.founded);
    case "closes":
      return all.includes(`"${value === "23:59" ? "24:00" : value}"`);
    case "priceCurrency":
      return value === (known.currency ?? "USD");
    case "price":
      return value === "0" || all.includes(String(Math.round(Number(value) * 100)));
    case "lowPrice":
    case "highPrice":
      return all.includes(String(value)) || all.includes(String(Number(value) * 100));
    default:
      return String(value)
        .split("\n")
        .every((line) => all.includes(JSON.stringify(line).slice(1, -1)));
  }
}

function faultsOf(document: unknown): string[] {
  const { site: kept } = readSite(document);
  const site = toldSite(kept);
  // Titles of pages without what their records say are joined as they are shown.
  const all = JSON.stringify([
    site,
    kept,
    drawSite(document, { origin }).pages.map(({ html }) => plain(html)),
  ]);
  return toldBy(document).flatMap(({ path, data }) => {
    const faults: string[] = [];
    const fault = (what: string) => faults.push(`${path}: ${what}`);
    if (data["@context"] !== "https://schema.org") fault("is of no vocabulary");
    for (const one of typed(data)) {
      const type = String(one["@type"]);
      const wanted = required[type] ?? (businesses.has(type) ? { name: text } : undefined);
      if (!wanted) fault(`${type} is not known here`);
      for (const [name, value] of Object.entries(wanted ?? {})) {
        try {
          expect(one[name]).toEqual(value);
        } catch {
          fault(`${type} says of ${name}: ${JSON.stringify(one[name])}`);
        }
      }
      if (type === "BreadcrumbList") {
        const positions = (one.itemListElement as Data[]).map(({ position }) => position);
        if (positions.length < 2 || positions.some((position, index) => position !== index + 1))
          fault(`a way of ${positions.join()}`);
      }
      if (type === "PostalAddress" && !one.streetAddress && !one.addressLocality)
        fault("an address of nowhere");
      const ofDays = (one.dayOfWeek ?? []) as string[];
      if (ofDays.some((day) => !days.includes(day))) fault(`days: ${ofDays.join()}`);
    }
    for (const { key, value } of leaves(data)) {
      if (value === null || value === "" || /\{|undefined|\[object/.test(String(value)))
        fault(`${key} is ${JSON.stringify(value)}`);
      if (/^(url|item|image|sameAs)$/.test(key) && !/^https:\/\/\S+$/.test(String(value)))
        fault(`${key} is no whole address: ${value}`);
      if (!ofVocabulary.has(key) && !isSaid(site, all, key, value)) fault(`nobody has said ${key}: ${value}`);
    }
    return faults;
  });
}

function plain(html: string): string {
  return html
    .replaceAll(/<script type="application\/ld\+json">[^<]*<\/script>|<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
}

test.each(everyTemplate)(
  "$slug tells search engines what it must, as it must, and nothing that it does not say",
  (template) => {
    expect(faultsOf(asKept(template.site))).toEqual([]);
    expect(faultsOf(asKept(beginSite(template, facts, "en-US")))).toEqual([]);
    expect(faultsOf(asKept(beginSite(template, { name: "Weir" }, "de")))).toEqual([]);
  },
);

test("a business tells its facts, and of one that says little nothing is made up", () => {
  const [template] = everyTemplate;
  if (!template) throw new Error("there are no templates");
  const businessOf = (known: Facts) => toldBy(asKept(beginSite(template, known, "en-US")))[0]?.data;
  expect(businessOf(facts)).toMatchObject({
    "@type": "Bakery",
    name: "Weir & Daughters",
    url: `${origin}/`,
    telephone: "+4930901820",
    address: { streetAddress: "Rosengasse 5", addressLocality: "Berlin", addressCountry: "DE" },
    geo: { latitude: 52.53, longitude: 13.38 },
    foundingDate: "1903",
    sameAs: ["https://pictures.example/weir"],
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Tuesday"], opens: "06:15", closes: "23:59" },
      { dayOfWeek: ["Saturday"], opens: "07:00", closes: "12:00" },
    ],
  });
  expect(businessOf({ name: "Weir" })).toEqual({
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: "Weir",
    url: `${origin}/`,
  });
});

test("the check finds what is wrong", () => {
  const [template] = everyTemplate;
  const site = asKept(template?.site) as { seo: { business: Data } };
  const offers = { "@type": "Offer", url: "shop", price: "12,50", priceCurrency: "Euro" };
  site.seo.business = {
    "@type": "Bakery",
    founder: { "@type": "Person" },

    slogan: "",
    offers,
  };
  const faults = faultsOf(site).join("\n");
  for (const one of [
    "Person is not",
    "url is no whole",
    'slogan is ""',
    "Offer says of price:",
    "priceCurrency: Euro",
  ])
    expect(faults).toContain(one);
});
