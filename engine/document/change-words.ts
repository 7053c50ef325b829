import type { Counts } from "./count-changes.ts";

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What became of the sections of a page, or of the records of a collection. */
export type Moves = { added: number; removed: number; moved: number; changed?: number };

/** What a change of facts is called, where the name of the fact does not say it. */
const facts: Readonly<Record<string, string>> = {
  booking: "address for bookings",
  email: "e-mail",
  founded: "year of the founding",
  hours: "opening hours",
  position: "place on the map",
  social: "links elsewhere",
};

/** What is said of changes of a site, to those who work on it. */
export const changeWords = {
  home: "Home",
  design: "Design",
  colours: "Colours",
  type: "Type",
  shapes: "Shapes and spacing",
  navigation: "Navigation",
  footer: "Footer",
  facts: "Facts",
  language: "Language",
  sharedPicture: "Picture where the site is shared",
  searchData: "What search engines are told",
  formats: "How opening hours are written",
  pageAt: (name: string, path: string) => `${name} (${path})`,
  newPage: "new page",
  gonePage: "page removed",
  newAddress: (path: string) => `new address ${path}`,
  pageTitle: "title in the browser’s tab",
  pageDescription: "description in search results",
  recordPages: (collection: string) => `Pages of ${collection}`,
  more: (count: number) => `And ${count} more`,
  counts: ({ texts, pictures, links, added, removed, moved, details }: Counts): string[] => [
    ...(texts > 0 ? [counted(texts, "text", "texts")] : []),
    ...(pictures > 0 ? [counted(pictures, "picture", "pictures")] : []),
    ...(links > 0 ? [counted(links, "link", "links")] : []),
    ...(added > 0 ? [`${counted(added, "entry", "entries")} added`] : []),
    ...(removed > 0 ? [`${counted(removed, "entry", "entries")} removed`] : []),
    ...(moved > 0 ? [`${counted(moved, "entry", "entries")} moved`] : []),
    ...(details > 0 ? [counted(details, "detail", "details")] : []),
  ],
  sections: (moves: Moves): string[] => moved(moves, "section", "sections"),
  records: (moves: Moves): string[] => moved(moves, "record", "records"),
  fact: (name: string): string => facts[name] ?? wordsOf(name).toLowerCase(),
  line: (subject: string, parts: readonly string[]): string => `${subject}: ${parts.join(", ")}`,
} as const;

/** `openingHours` as words: "Opening hours". */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function moved(
  { changed = 0, added, removed, moved: elsewhere }: Moves,
  one: string,
  more: string,
): string[] {
  return [
    ...(changed > 0 ? [`${counted(changed, one, more)} changed`] : []),
    ...(added > 0 ? [`${counted(added, one, more)} added`] : []),
    ...(removed > 0 ? [`${counted(removed, one, more)} removed`] : []),
    ...(elsewhere > 0 ? [`${counted(elsewhere, one, more)} moved`] : []),
  ];
}
