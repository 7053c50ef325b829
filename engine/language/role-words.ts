import type { Role } from "../blocks/role.ts";

type Headings = Readonly<Record<Role, string>>;

const english: Headings = {
  offers: "What we do",
  reasons: "Why us",
  figures: "In figures",
  steps: "How it goes",
  dates: "Dates",
  people: "Who we are",
  stories: "Our work",
  quotes: "What people say",
  questions: "Questions",
  pictures: "To look at",
};

const german: Headings = {
  offers: "Was wir tun",
  reasons: "Warum wir",
  figures: "In Zahlen",
  steps: "So läuft es ab",
  dates: "Termine",
  people: "Wer wir sind",
  stories: "Unsere Arbeit",
  quotes: "Was andere sagen",
  questions: "Fragen",
  pictures: "Zum Ansehen",
};

/** What may stand over records of `role` where something must and nobody has said it, in the language of a site. */
export function roleHeading(role: Role, language: string): string {
  return (language.startsWith("de") ? german : english)[role];
}
