import { inWords } from "../../../engine/document/section-words.ts";

/** How forms call the fields of a document. A name that is not here is written as words: `originalPrice`, "Original price". */
const fields: Readonly<Record<string, string>> = {
  alt: "What the picture shows",
  actions: "Buttons",
  area: "Where you work",
  body: "Text",
  booking: "Address for bookings",
  brand: "Name",
  by: "Who says it",
  cta: "Button",
  currency: "Prices are in",
  email: "E-mail",
  eyebrow: "Small line above",
  facts: "Facts",
  faces: "People",
  finePrint: "Small print",
  founded: "Founded in",
  href: "Leads to",
  isRequired: "Must be filled in",
  items: "Entries",
  label: "Says",
  lead: "Text below the heading",
  legal: "Last line",
  licence: "Licence",
  lines: "Lines",
  nav: "Menu",
  note: "Note",
  points: "Points",
  postalCode: "Postal code",
  requiredNote: "Note on what must be filled in",
  shortName: "Short name",
  submitLabel: "Button",
  text: "Text",
  title: "Heading",
  variant: "Composition",
  when: "When",
};

export function fieldName(name: string | number): string {
  return typeof name === "number" ? `${name + 1}` : (fields[name] ?? inWords(name));
}

/** How facts are called where texts tell them. */
const facts: Readonly<Record<string, string>> = {
  address: "address",
  area: "area",
  hours: "opening hours",
  initial: "first letter of the name",
  locality: "town, with its postal code",
  map: "place on the map",
  name: "name",
  phone: "phone number",
  shortName: "short name",
  street: "street",
  year: "year",
  years: "years since it was founded",
};

export function factName(fact: string): string {
  return facts[fact] ?? inWords(fact).toLowerCase();
}

/** How one of several choices is called; currencies as people know them ("US dollar (USD)"). */
export function choiceName(field: string | number, choice: string | number): string {
  return field === "currency" ? currencyName(String(choice)) : fieldName(String(choice));
}

function currencyName(code: string): string {
  const name = new Intl.DisplayNames("en", { type: "currency" }).of(code) ?? code;
  // Its last word is none that belongs to a country.
  return `${name.replace(/ \S+$/, (last) => last.toLowerCase())} (${code})`;
}

export const formWords = {
  sample: "Sample",
  sampleHint: "Still what the template said.",
  faults: {
    empty: "Something must stand here.",
    long: (max: number) => `At most ${max} characters fit here.`,
    braces: "Write what is to be read here.",
    form: "This is not written as it must be.",
  },
  /** What a text tells beside its own words, whoever reads it in a field. */
  told: (references: readonly { read: string; isFact: boolean }[]) =>
    [...new Map(references.map((one) => [one.read, one])).values()]
      .map(({ read, isFact }) =>
        isFact
          ? `“${read}” is told from The business, and changes with it.`
          : `${read} stands for what is said there each time.`,
      )
      .join(" "),
  left: (count: number) => `${count} left`,
  add: "Add one more",
  remove: "Remove",
  up: "Up",
  down: "Down",
  full: (most: number) => `${most} fit here.`,
  records: (name: string) => `Shows the records of “${name}”. They are changed under Records.`,
  leadsTo: "A page such as /menu, a place such as #hours, or an address with https://, tel: or mailto:",
  none: "Nothing",
  pictureAlt: "What the picture shows",
  fact: {
    tells: (fact: string) => `Tells the ${fact} of the business.`,
    leads: (fact: string) => `Leads to the ${fact} of the business.`,
    own: "Write something else",
  },
} as const;
