import type { Buyer } from "../../contract/party.ts";
import type { CustomerKey } from "./cast-content.ts";

/** A quote of that year, with what became of it and days ago of each. */
export type SampleQuote = {
  to: CustomerKey;
  offer: "starter" | "pro" | null;
  title: string;
  note?: string;
  lines: readonly { text: string; quantity: number; unitCents: number }[];
  currency?: "USD" | "EUR";
  /** In hundredths of a per cent. */
  taxRate?: number;
  made: number;
  /** Days that it was good for. */
  lasts?: number;
  accepted?: number;
  declined?: number;
  withdrawn?: number;
  /** When its invoice was paid. */
  paid?: number;
};

const starter = {
  text: "Starter project: six pages, wordmark and palette",
  quantity: 1,
  unitCents: 1_500_000,
};
const pro = {
  text: "Pro project: twenty pages, identity and rendered pictures",
  quantity: 1,
  unitCents: 3_500_000,
};

export const sampleQuotes: readonly SampleQuote[] = [
  {
    to: "inez",
    offer: "starter",
    title: "A website for Ninth Floor",
    lines: [starter],
    made: 411,
    accepted: 410,
    paid: 402,
  },
  {
    to: "marguerite",
    offer: "starter",
    title: "A website for Slow Margaret",
    lines: [starter],
    made: 399,
    accepted: 398,
    paid: 391,
  },
  {
    to: "teodor",
    offer: "starter",
    title: "A website for Brick Row",
    lines: [starter],
    made: 384,
    accepted: 382,
    paid: 374,
  },
  {
    to: "ottilie",
    offer: "starter",
    title: "A website for Bibliothek",
    note: "In German, with the evening menu as it is printed.",
    lines: [{ ...starter, unitCents: 1_380_000 }],
    currency: "EUR",
    taxRate: 1_900,
    made: 367,
    accepted: 361,
    paid: 350,
  },
  {
    to: "marek",
    offer: "starter",
    title: "A website for The Cellar",
    lines: [starter],
    made: 355,
    accepted: 352,
    paid: 345,
  },
  {
    to: "imogen",
    offer: "pro",
    title: "Salt Cabin, and three more",
    note: "One identity for the houses of Cutwater. Pictures in two days of low tide.",
    lines: [pro, { text: "Low tide, a day of pictures", quantity: 2, unitCents: 95_000 }],
    made: 317,
    accepted: 309,
    paid: 296,
  },
  {
    to: "dag",
    offer: "starter",
    title: "A website for Moss Giants",
    lines: [starter],
    made: 289,
    accepted: 284,
    paid: 268,
  },
  {
    to: "orla",
    offer: "pro",
    title: "A website for Vault House",
    lines: [pro],
    made: 261,
    accepted: 251,
    paid: 236,
  },
  {
    to: "tolu",
    offer: "starter",
    title: "A website for Home Straight",
    lines: [starter],
    made: 224,
    accepted: 216,
    paid: 209,
  },
  {
    to: "marisol",
    offer: "pro",
    title: "A website for Isla Larga",
    lines: [pro],
    made: 195,
    accepted: 186,
    paid: 170,
  },
  {
    to: "ada",
    offer: null,
    title: "A catalogue of Ada Kestrin's prints",
    lines: [{ text: "Catalogue, forty prints", quantity: 1, unitCents: 420_000 }],
    made: 149,
    lasts: 30,
  },
  {
    to: "teo",
    offer: "starter",
    title: "A website for The Bend",
    lines: [starter],
    made: 127,
    accepted: 121,
    paid: 111,
  },
  {
    to: "oona",
    offer: "starter",
    title: "A website for Treadgold Painters",
    lines: [starter],
    made: 108,
    accepted: 101,
    paid: 88,
  },
  { to: "owen", offer: "starter", title: "A website for Open Sky", lines: [starter], made: 87, declined: 79 },
  {
    to: "ottoline",
    offer: "pro",
    title: "A website for Neap Choir",
    lines: [pro],
    made: 73,
    accepted: 66,
    paid: 52,
  },
  {
    to: "delphine",
    offer: null,
    title: "A second language for Long Holds",
    lines: [{ text: "Translation, and its pages", quantity: 1, unitCents: 260_000 }],
    made: 36,
    withdrawn: 31,
  },
  {
    to: "mina",
    offer: "starter",
    title: "A website for Courtyard Electric",
    lines: [starter],
    made: 51,
    accepted: 44,
    paid: 16,
  },
  {
    to: "adaeze",
    offer: "starter",
    title: "A website for First Lap",
    lines: [starter],
    made: 31,
    accepted: 11,
  },
  {
    to: "imogen",
    offer: null,
    title: "A booking page for Salt Cabin",
    note: "Guests choose an evening and pay for it there.",
    lines: [
      { text: "Booking page, and its mails", quantity: 1, unitCents: 480_000 },
      { text: "A morning together, to learn it", quantity: 1, unitCents: 60_000 },
    ],
    made: 4,
    lasts: 30,
  },
  {
    to: "iris",
    offer: "starter",
    title: "A website for Thursday Circle",
    note: "At the price for charities.",
    lines: [{ ...starter, unitCents: 900_000 }],
    made: 3,
    lasts: 45,
  },
];

/** An invoice without a quote, with what became of it. */
export type SampleInvoice = {
  to: CustomerKey;
  text: string;
  unitCents: number;
  quantity?: number;
  issued: number;
  dueInDays: number;
  /** Days ago, and how much of it in hundredths of a per cent: all of it where nothing is said. */
  paid?: { ago: number; share?: number };
  credited?: number;
  waived?: { ago: number; reason: string };
};

export const sampleInvoices: readonly SampleInvoice[] = [
  {
    to: "marek",
    text: "Photographs of eleven stools",
    unitCents: 85_000,
    issued: 330,
    dueInDays: 14,
    paid: { ago: 318 },
  },
  {
    to: "maren",
    text: "A wall of captions",
    unitCents: 120_000,
    issued: 300,
    dueInDays: 14,
    paid: { ago: 291 },
  },
  {
    to: "imogen",
    text: "Menu and gift cards",
    unitCents: 64_000,
    issued: 243,
    dueInDays: 14,
    paid: { ago: 233 },
  },
  {
    to: "haruo",
    text: "Advice, by the hour",
    quantity: 3,
    unitCents: 18_000,
    issued: 232,
    dueInDays: 14,
    waived: { ago: 150, reason: "Three mails came back. It is not worth a fourth." },
  },
  {
    to: "tolu",
    text: "Printed training plans",
    unitCents: 72_000,
    issued: 140,
    dueInDays: 14,
    credited: 131,
  },
  {
    to: "orla",
    text: "A model of the stair, photographed",
    unitCents: 145_000,
    issued: 92,
    dueInDays: 14,
    paid: { ago: 81 },
  },
  {
    to: "marisol",
    text: "Pictures under water",
    quantity: 2,
    unitCents: 95_000,
    issued: 58,
    dueInDays: 21,
    paid: { ago: 40 },
  },
  { to: "dag", text: "Lettering for two trucks", quantity: 2, unitCents: 110_000, issued: 47, dueInDays: 14 },
  {
    to: "oona",
    text: "Colour cards",
    unitCents: 54_000,
    issued: 27,
    dueInDays: 14,
    paid: { ago: 12, share: 5_000 },
  },
  {
    to: "imogen",
    text: "Winter pictures of the cabin",
    quantity: 1,
    unitCents: 95_000,
    issued: 6,
    dueInDays: 14,
  },
];

/** Who ended their hosting, days ago. */
export const cancelled = [{ who: "marguerite", ago: 120 }] as const satisfies readonly {
  who: CustomerKey;
  ago: number;
}[];

/** Renewals that were paid, days ago: of whoever is named here the next year has begun. */
export const renewed = [{ who: "ottilie", ago: 1 }] as const satisfies readonly {
  who: CustomerKey;
  ago: number;
}[];

/** Where invoices go to; whoever is not named has one at the studio's own town. */
export const sampleBuyers: Partial<Record<CustomerKey, Buyer>> = {
  ottilie: {
    name: "Bibliothek Gastronomie GmbH",
    street: "Lampengasse 21",
    city: "Berlin",
    region: "",
    postalCode: "10119",
    country: "DE",
    taxId: "DE123456789",
  },
  imogen: {
    name: "Houses of Cutwater LLC",
    street: "2 Breakwater Road",
    city: "Cutwater",
    region: "ME",
    postalCode: "04599",
    country: "US",
    taxId: "",
  },
  marek: {
    name: "The Cellar",
    street: "21 Lampwick Lane",
    city: "Providence",
    region: "RI",
    postalCode: "02903",
    country: "US",
    taxId: "",
  },
};

export const bank = {
  name: "Fabula",
  street: "14 Lantern Row",
  city: "Portland",
  region: "OR",
  postalCode: "97209",
  country: "US",
  taxId: "US 55-0142000",
  email: "books@fabula.example",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
  bank: "Lantern Savings",
} as const;

/** What a bank's statement says of a payment. */
export const bankWords = { reference: (number: string) => `Invoice ${number}` } as const;
