import type { Meaning } from "../blocks/fields.ts";
import type { Trade } from "../facts/trades.ts";

type Actions = Readonly<Record<Meaning, string>>;

const english: Actions = {
  book: "Book a time",
  buy: "Buy now",
  call: "Call {phone}",
  contact: "Get in touch",
  directions: "Find us",
  donate: "Give",
  estimate: "Free estimate",
  join: "Join us",
  learn: "Learn more",
  mail: "Write to us",
  more: "Read more",
  offers: "What we do",
  prices: "Prices",
  search: "Search",
  send: "Send",
  subscribe: "Subscribe",
  try: "Try it",
};

const german: Actions = {
  book: "Termin vereinbaren",
  buy: "Jetzt kaufen",
  call: "{phone} anrufen",
  contact: "Kontakt aufnehmen",
  directions: "So finden Sie uns",
  donate: "Spenden",
  estimate: "Kostenloses Angebot",
  join: "Mitmachen",
  learn: "Mehr erfahren",
  mail: "Schreiben Sie uns",
  more: "Weiterlesen",
  offers: "Leistungen",
  prices: "Preise",
  search: "Suchen",
  send: "Absenden",
  subscribe: "Abonnieren",
  try: "Ausprobieren",
};

type OfTrade = Partial<Record<Trade, Partial<Actions>>>;

const englishOfTrade: OfTrade = {
  accounting: { book: "Book an appointment", estimate: "Free consultation" },
  bakery: { offers: "What we bake" },
  cafe: { book: "Reserve a table", offers: "The menu" },
  charity: { offers: "Our work", estimate: "Talk to us" },
  conservation: { offers: "Our work", estimate: "Free consultation" },
  consulting: { estimate: "Free consultation" },
  dentistry: { book: "Book an appointment", estimate: "Ask us" },
  fitness: { book: "Book a class", try: "Try a class", join: "Become a member" },
  hairdressing: { book: "Book an appointment" },
  hotel: { book: "Book a room", offers: "Rooms" },
  law: { book: "Book an appointment", estimate: "First consultation" },
  medicine: { book: "Book an appointment", estimate: "Ask us" },
  restaurant: { book: "Reserve a table", offers: "The menu" },
  software: { try: "Try it free", offers: "What it does" },
  veterinary: { book: "Book an appointment" },
  wellness: { book: "Book a class", try: "Try a class" },
};

const germanOfTrade: OfTrade = {
  accounting: { estimate: "Erstgespräch" },
  bakery: { offers: "Unser Sortiment" },
  cafe: { book: "Tisch reservieren", offers: "Die Karte" },
  charity: { offers: "Unsere Arbeit", estimate: "Sprechen Sie mit uns" },
  conservation: { offers: "Unsere Arbeit", estimate: "Kostenlose Beratung" },
  consulting: { estimate: "Kostenlose Beratung" },
  dentistry: { estimate: "Fragen Sie uns" },
  fitness: { book: "Kurs buchen", try: "Probetraining", join: "Mitglied werden" },
  hotel: { book: "Zimmer buchen", offers: "Zimmer" },
  law: { estimate: "Erstgespräch" },
  medicine: { estimate: "Fragen Sie uns" },
  restaurant: { book: "Tisch reservieren", offers: "Die Karte" },
  software: { try: "Kostenlos testen", offers: "Funktionen" },
  wellness: { book: "Kurs buchen", try: "Probestunde" },
};

/**
 * How an action is called that does what `meaning` says, in the language of a site (a tag such as `de-AT`; English for one
 * that the table does not have) and in its trade, where that has a word of its own.
 */
export function actionWord(meaning: Meaning, language: string, trade?: Trade): string {
  const [all, ofTrade] = language.startsWith("de") ? [german, germanOfTrade] : [english, englishOfTrade];
  return (trade && ofTrade[trade]?.[meaning]) ?? all[meaning];
}
