import { expect, test } from "vitest";
import { type TellingSource, tellFacts } from "./tell-facts.ts";

const source: TellingSource = {
  facts: { name: "Dry Floor", phone: "(218) 555-0188", city: "Duluth", country: "US" },
  seo: { language: "en-US" },
  collections: { dishes: [{ id: "soup" }, { id: "bread" }] },
};

test("texts tell the facts to which they refer", () => {
  expect(tellFacts({ text: "{name} of {city}, {phone}" }, source)).toEqual({
    text: "Dry Floor of Duluth, (218) 555-0188",
  });
  expect(tellFacts({ text: "No facts, {} and { there }" }, source)).toEqual({
    text: "No facts, {} and { there }",
  });
});

test("a missing fact takes its sentence, or the part of a title between two strokes, and no more", () => {
  expect(tellFacts({ text: "We listen. Write to {email}! Or come by." }, source)).toEqual({
    text: "We listen. Or come by.",
  });
  expect(tellFacts({ text: "Licensed, {licence}. We listen." }, source)).toEqual({ text: "We listen." });
  expect(tellFacts({ text: "Dry Floor | {licence} | Plumbers" }, source)).toEqual({
    text: "Dry Floor | Plumbers",
  });
  expect(tellFacts({ text: "{email}" }, source)).toEqual({});
});

test("what refers to nothing goes as a missing fact does, and no brace is shown", () => {
  for (const name of [
    "telephone",
    "constructor",
    "toString",
    "hours:rows",
    "record",
    "collection:dishes",
    "a.b:c",
  ])
    expect(tellFacts({ text: `We listen. Ring {${name}}. Or come by.` }, source), name).toEqual({
      text: "We listen. Or come by.",
    });
});

test("braces around a reference do not make another of what it tells", () => {
  const odd = { ...source, facts: { ...source.facts, city: "record", shortName: "collection:dishes" } };
  for (const text of ["{{city}}", "{{{city}}}", "{{city}", "{city}}", "{{shortName}}"])
    expect(tellFacts({ text }, odd), text).toEqual({});
});

test("what a block fills in itself is none of the facts and stays", () => {
  expect(tellFacts({ text: "{=name} of {name}" }, source)).toEqual({ text: "{=name} of Dry Floor" });
});

test("a picture without its words is a picture still", () => {
  expect(tellFacts({ picture: { path: "/a", alt: "{licence}" } }, source)).toEqual({
    picture: { path: "/a", alt: "" },
  });
});

test("lists are looked for once, however often they are counted, and facts once for a document", () => {
  let looked = 0;
  const props = {
    text: "{count:steps} ".repeat(500),
    get steps() {
      looked += 1;
      return [1, 2, 3];
    },
  };
  expect(tellFacts(props, source).text).toBe("3 ".repeat(500));
  // Once to be told itself, once to be counted.
  expect(looked).toBe(2);
  let read = 0;
  const own = {
    ...source,
    facts: {
      name: "A",
      get licence() {
        read += 1;
        return "7";
      },
    },
  };
  for (let at = 0; at < 20; at += 1) tellFacts({ text: "{licence}" }, own);
  expect(read).toBe(1);
});

test("links to facts lead there, with what is asked of them, and go where the fact is missing", () => {
  const props = {
    call: { label: "Call {phone}", href: "fact:phone" },
    ask: { label: "Ask", href: "fact:email?subject=Hello" },
    links: [
      { label: "{phone}", href: "fact:phone" },
      { label: "{email}", href: "fact:email" },
      { label: "Menu", href: "/menu" },
    ],
  };
  expect(tellFacts(props, source)).toEqual({
    call: { label: "Call (218) 555-0188", href: "tel:+12185550188" },
    links: [
      { label: "(218) 555-0188", href: "tel:+12185550188" },
      { label: "Menu", href: "/menu" },
    ],
  });
  const mailed = { ...source, facts: { ...source.facts, email: "a@b.example" } };
  expect(tellFacts(props, mailed).ask).toEqual({ label: "Ask", href: "mailto:a@b.example?subject=Hello" });
  const odd = { links: [{ href: "fact:email?subject=Really?&body=x" }, { href: "fact:phone?x=1" }] };
  expect(tellFacts(odd, mailed).links).toEqual([
    { href: "mailto:a@b.example?subject=Really?&body=x" },
    { href: "tel:+12185550188" },
  ]);
});

test("a row goes with its value, a card stays without its text", () => {
  const props = {
    rows: [
      { label: "License", value: "{licence}" },
      { label: "Town", value: "{city}" },
    ],
    cards: [{ title: "Since", text: "Since {founded}." }],
    heading: { title: "{licence}", lead: "All of it." },
  };
  expect(tellFacts(props, source)).toEqual({
    rows: [{ label: "Town", value: "Duluth" }],
    cards: [{ title: "Since" }],
    heading: { title: "", lead: "All of it." },
  });
});

test("lists are counted, the first or the one that is named, in figures or in words", () => {
  const props = {
    title: "{count:words} ways",
    lead: "All {count:words} of {count:steps}",
    ways: [1, 2],
    steps: [1, 2, 3],
    many: "{count:steps:words}",
  };
  expect(tellFacts(props, source)).toMatchObject({ title: "Two ways", lead: "All two of 3", many: "Three" });
  expect(tellFacts({ title: "{count:words} dishes", dishes: "{collection:dishes}" }, source)).toMatchObject({
    title: "Two dishes",
  });
});

test("a list of the facts stands in place of what refers to it, and goes where they have none", () => {
  const open = {
    ...source,
    facts: { ...source.facts, hours: { week: { fri: [["17:00", "19:00"]] } } },
  } as const;
  const props = { hours: "{hours:rows}", title: "x" };
  expect(tellFacts(props, { ...source, facts: { name: "A" } })).toEqual({ title: "x" });
  expect(tellFacts({ lines: "{address:lines}" }, source)).toEqual({ lines: ["Duluth"] });
  expect(tellFacts(props, open as unknown as TellingSource).hours).toContainEqual({
    days: "Friday",
    times: "5 PM to 7 PM",
  });
});

test("a list of the facts within a list is more of its items", () => {
  const open = {
    ...source,
    facts: { ...source.facts, hours: { week: { fri: [["17:00", "19:00"]] } } },
  } as unknown as TellingSource;
  const props = { lines: ["{city}", "{hours:lines}", "Ring twice"], sizes: [[1, 2]] };
  expect(tellFacts(props, open)).toEqual({
    lines: ["Duluth", "Friday, 5 PM to 7 PM", "Ring twice"],
    sizes: [[1, 2]],
  });
  expect(tellFacts(props, { ...source, facts: { name: "A" } }).lines).toEqual(["Ring twice"]);
});

test("references to collections and records stay for whoever shows them", () => {
  const props = { dishes: "{collection:dishes}", dish: "{record}", name: "{record.title}" };
  expect(tellFacts(props, source)).toEqual(props);
});

test("what is told is a copy, and what is no text is left as it is", () => {
  const props = { count: 3, isOpen: true, nothing: null, list: [1, { text: "{city}" }] };
  expect(tellFacts(props, source)).toEqual({
    count: 3,
    isOpen: true,
    nothing: null,
    list: [1, { text: "Duluth" }],
  });
  expect(props.list[1]).toEqual({ text: "{city}" });
});

test("a text of very many braces is read in a moment", () => {
  const text = "{".repeat(200_000);
  expect(tellFacts({ text }, source)).toEqual({ text });
  expect(tellFacts({ text: `${text}{name}` }, source)).toEqual({});
});
