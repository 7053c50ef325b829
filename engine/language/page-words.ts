/** What a site says at an address that it does not have. */
export type PageWords = { missing: string; missingLead: string; toHome: string; missingDescription: string };

const english: PageWords = {
  missing: "There is no such page",
  missingLead: "The address may be mistyped, or the page has moved.",
  toHome: "To the first page",
  missingDescription: "There is no page at this address: it may be mistyped, or the page has moved.",
};

const german: PageWords = {
  missing: "Diese Seite gibt es nicht",
  missingLead: "Vielleicht ist die Adresse verschrieben, oder die Seite ist umgezogen.",
  toHome: "Zur Startseite",
  missingDescription: "Unter dieser Adresse gibt es keine Seite: Sie ist verschrieben oder umgezogen.",
};

/** The words of pages that no document says, in the language of a site, by its tag. */
export function pageWordsOf(language: string): PageWords {
  return language.startsWith("de") ? german : english;
}
