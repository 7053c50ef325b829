/** What a site says at an address that it does not have, and when something that was sent has arrived. */
export type PageWords = {
  missing: string;
  missingLead: string;
  toHome: string;
  missingDescription: string;
  thanks: string;
  thanksLead: string;
  goOn: string;
};

const english: PageWords = {
  missing: "There is no such page",
  missingLead: "The address may be mistyped, or the page has moved.",
  toHome: "To the first page",
  missingDescription: "There is no page at this address: it may be mistyped, or the page has moved.",
  thanks: "Thank you",
  thanksLead: "What you sent has arrived. We will get back to you.",
  goOn: "Go on",
};

const german: PageWords = {
  missing: "Diese Seite gibt es nicht",
  missingLead: "Vielleicht ist die Adresse verschrieben, oder die Seite ist umgezogen.",
  toHome: "Zur Startseite",
  missingDescription: "Unter dieser Adresse gibt es keine Seite: Sie ist verschrieben oder umgezogen.",
  thanks: "Vielen Dank",
  thanksLead: "Ihre Nachricht ist angekommen. Wir melden uns bei Ihnen.",
  goOn: "Weiter",
};

/** The words of pages that no document says, in the language of a site, by its tag. */
export function pageWordsOf(language: string): PageWords {
  return language.startsWith("de") ? german : english;
}
