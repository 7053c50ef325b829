import type { SiteKey } from "./sites-content.ts";

export type SampleMessage = {
  site: SiteKey;
  ago: number;
  name: string;
  text: string;
  state?: "read" | "done" | "spam";
  /** Why it came into the quarantine. */
  signs?: readonly string[];
};

/** The names of the fields of a form, as visitors read them. */
export const fieldLabels = { name: "Name", email: "Email", message: "Message" } as const;

export const sampleMessages: readonly SampleMessage[] = [
  {
    site: "saltCabin",
    ago: 289,
    name: "Tobiah Renn",
    text: "Two of us on Saturday, if the stove is on by six.",
    state: "done",
  },
  {
    site: "saltCabin",
    ago: 251,
    name: "Captain Halloran",
    text: "We come in with the tide at nine. Is that too late for towels?",
    state: "done",
  },
  {
    site: "saltCabin",
    ago: 214,
    name: "Marguerite Sol",
    text: "Four visits left on my card, and my sister would like two of them. May she?",
    state: "done",
  },
  {
    site: "saltCabin",
    ago: 176,
    name: "Delphine Agard",
    text: "Do you have an hour without talking? I would bring eleven people who would like that.",
    state: "done",
  },
  {
    site: "saltCabin",
    ago: 121,
    name: "Owen Tamsin",
    text: "The cabin for six on Friday, please. We are seven, but one is small.",
    state: "done",
  },
  {
    site: "saltCabin",
    ago: 66,
    name: "Ruth Calder",
    text: "I left a grey hat on the third hook. It has a hole in it, which is how you know it.",
    state: "read",
  },
  {
    site: "saltCabin",
    ago: 37,
    name: "Best Rank Team",
    text: "We noticed your site is not on page one. We guarantee page one.",
    state: "spam",
  },
  {
    site: "saltCabin",
    ago: 21,
    name: "Iris Halloran",
    text: "A whole evening for the Thursday people, twelve of us, next month?",
    state: "read",
  },
  { site: "saltCabin", ago: 9, name: "Ada Kestrin", text: "Is the cold sea compulsory?", state: "read" },
  {
    site: "saltCabin",
    ago: 3,
    name: "Haruo Benning",
    text: "Ten visits as a present. Can the card say nothing of the price?",
  },
  {
    site: "saltCabin",
    ago: 1,
    name: "Mina Osei",
    text: "We would like to come on Sunday at five. If the stove smokes again we do not mind.",
  },
  { site: "saltCabin", ago: 0, name: "Old Pell", text: "Is there a ladder for knees like mine?" },
  {
    site: "saltCabin",
    ago: 2,
    name: "Loans in an hour",
    text: "Your business is approved.",
    signs: ["trap", "quick"],
  },
  {
    site: "millLoft",
    ago: 240,
    name: "Adaeze Okonjo",
    text: "A week in spring, two adults and a very quiet dog.",
    state: "done",
  },
  {
    site: "millLoft",
    ago: 150,
    name: "Teo Moretti",
    text: "Is there a bath? The pictures show everything else.",
    state: "done",
  },
  {
    site: "millLoft",
    ago: 29,
    name: "Orla Venn",
    text: "May we see the beams before we book? My husband draws them.",
    state: "read",
  },
  {
    site: "millLoft",
    ago: 2,
    name: "Gunnar Lindholm",
    text: "The weekend of the ice run, if the stairs are cleared.",
  },
  {
    site: "cliffTerraces",
    ago: 130,
    name: "Beatriz Fennimore",
    text: "North side, thin soil, and a neighbour's goat. What would hold?",
    state: "done",
  },
  {
    site: "cliffTerraces",
    ago: 11,
    name: "Maren Oddvik",
    text: "The thyme has come through the winter. Thank you for saying it would.",
    state: "read",
  },
  {
    site: "theCellar",
    ago: 310,
    name: "Ruben Achter",
    text: "A table for two with a view of the ladder.",
    state: "done",
  },
  {
    site: "theCellar",
    ago: 198,
    name: "Imogen Quay",
    text: "Thursday tasting for nine, one of whom only pretends to drink.",
    state: "done",
  },
  {
    site: "theCellar",
    ago: 74,
    name: "Ottoline Brack",
    text: "Do you ever play music? We would sing for a bottle.",
    state: "read",
  },
  {
    site: "theCellar",
    ago: 16,
    name: "Bea Quill",
    text: "Is the downstairs door the one with the lamp?",
    state: "read",
  },
  { site: "theCellar", ago: 4, name: "Tolu Marsh", text: "Eleven stools, twelve of us. Could one stand?" },
  {
    site: "theCellar",
    ago: 1,
    name: "Inez Varga",
    text: "What was the red one on the left, three weeks ago, about nine o'clock?",
  },
  {
    site: "bibliothek",
    ago: 288,
    name: "Ruth Ekelhof",
    text: "Vier Personen am Freitag, gern bei den Atlanten.",
    state: "done",
  },
  {
    site: "bibliothek",
    ago: 41,
    name: "Dag Ostrow",
    text: "Darf man ein Buch ausleihen, wenn man zweimal gegessen hat?",
    state: "read",
  },
  {
    site: "bibliothek",
    ago: 1,
    name: "Marek Salo",
    text: "Zwei Plätze am Samstagabend, falls es sie gibt.",
  },
  {
    site: "vaultHouse",
    ago: 160,
    name: "Perpetua Lindqvale",
    text: "We have a plot with one tree. It stays.",
    state: "done",
  },
  {
    site: "vaultHouse",
    ago: 12,
    name: "Wilhelmina Sorrow",
    text: "A house for two and four hundred coats.",
    state: "read",
  },
  {
    site: "islaLarga",
    ago: 90,
    name: "Oona Treadgold",
    text: "Half a day for six painters. We do not swim, we look.",
    state: "done",
  },
  { site: "islaLarga", ago: 6, name: "Teodor Hask", text: "Does the night crossing go when it rains?" },
  { site: "theBend", ago: 63, name: "Marisol Salcedo", text: "The heater sings. Not well.", state: "done" },
  {
    site: "theBend",
    ago: 2,
    name: "Ada Kestrin",
    text: "Water under the sink since this morning. I have a bucket and until four.",
  },
  {
    site: "mossGiants",
    ago: 55,
    name: "Ines Halloran",
    text: "The oak leans on the chapel. It has for a hundred years, but now they worry.",
    state: "read",
  },
  { site: "neapChoir", ago: 7, name: "Iris Halloran", text: "Would you come on a Thursday, for soup?" },
  {
    site: "courtyardHouse",
    ago: 2,
    name: "Tobiah Renn",
    text: "This is a message to see whether messages arrive.",
  },
];
