import type { MovedContent } from "../../../../contract/moved-content.ts";
import type { DressPart } from "../../../../engine/transfer/dress.ts";

type Role = NonNullable<MovedContent["sections"][number]["role"]>;

const counted: Record<Role, readonly [one: string, more: string]> = {
  offers: ["offer", "offers"],
  reasons: ["reason", "reasons"],
  figures: ["figure", "figures"],
  steps: ["step", "steps"],
  dates: ["date", "dates"],
  people: ["person", "people"],
  stories: ["story", "stories"],
  quotes: ["quote", "quotes"],
  questions: ["question", "questions"],
  pictures: ["picture", "pictures"],
};

const number = (count: number, [one, more]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : more}`;

/** What a design can be improved in. */
const dressWords: Record<DressPart, string> = {
  colours: "the colors",
  type: "the letters",
  corners: "the corners",
  air: "the room between things",
  motif: "the small mark",
  hours: "how hours are written",
  navigation: "the navigation",
  footer: "the footer",
};

function inARow(names: readonly string[]): string {
  return new Intl.ListFormat("en").format(names);
}

/** What the tab about the design of a site says. */
export const designContent = {
  heading: "Another design",
  lead: "Every design, drawn with your own words, prices and pictures. Look as long as you like: visitors see nothing of it until you publish.",
  loading: "Looking up what it wears",
  failed: "What the site wears could not be fetched. It is us or the network, not you.",
  again: "Try again",
  wall: "All designs",
  worn: "Worn now",
  open: "On the stage",
  suits: "Made for your trade",
  featured: "The studio's choice",
  show: (brand: string) => `Show ${brand}`,
  stage: {
    label: (brand: string) => `Your first page in ${brand}`,
    drawing: (brand: string) => `Drawing your page in ${brand}`,
    failed: "Your page could not be drawn in this design just now. Nothing of it is lost.",
    widths: { label: "Width of the page", wide: "Desk", tablet: "Tablet", phone: "Phone" },
    wear: "Wear this",
    wearing: "Changing...",
    isWorn: "Your site wears this one.",
    today: {
      heading: "As the studio has it today",
      text: "Designs get better, and you may have changed colors or type of yours. Look at it as the studio has it now: your words and pages stay as they are, and there is a way back.",
      ownText:
        "Its colors or type were changed for this site. Look at it as the design has it: your words and pages stay as they are, and there is a way back.",
      look: "Show it as the studio has it",
      asItIs: "Show it as it is",
      wear: "Wear it like this",
    },
    mayNot: "The owner and the editors of this site can change its design.",
    resting: "A site that rests keeps its design.",
  },
  improved: {
    heading: (brand: string) => `${brand} was improved`,
    changes: (parts: readonly DressPart[]) =>
      `The studio has worked on ${inARow(parts.map((part) => dressWords[part]))}.`,
    kept: (parts: readonly DressPart[]) =>
      parts.length === 0
        ? ""
        : `What you chose for yourself stays: ${inARow(parts.map((part) => dressWords[part]))}.`,
    stays: "Your words, pages and pictures stay as they are, and there is a way back.",
    before: "As it is",
    after: "As the studio has it now",
    take: "Wear the improvement",
    taking: "Changing...",
    decline: "Not now",
  },
  moved: {
    heading: "What finds a new place",
    nothing: "Your pages move as they are.",
    records: (role: Role | undefined, count: number) =>
      role && count > 0 ? number(count, counted[role]) : "",
    places: {
      own: "in a form of this design",
      plain: "in a quiet form, in its colors",
      same: "as it is",
    } satisfies Record<MovedContent["sections"][number]["place"], string>,
    firstPage: "First page",
    more: (count: number) => `${count} more on your other pages`,
    back: (count: number) => `${number(count, ["thing comes", "things come"])} back out of the tray.`,
    waiting: "What waits in the tray",
    waitingText:
      "This design has no place for these words. They are kept, and stand there again in one that has.",
    nothingWaits: "Nothing has to wait: every word has a place.",
  },
  told: {
    worn: (brand: string) => `Your draft wears ${brand}. Visitors see it once you publish.`,
    back: (brand: string) => `Your draft wears ${brand} again.`,
    improved: (brand: string) =>
      `Your draft wears ${brand} as the studio has it now. Visitors see it once you publish.`,
    declined: (brand: string) =>
      `It stays as it is. You are asked again when ${brand} is improved the next time.`,
  },
  way: {
    heading: (brand: string) => `It wore ${brand} before`,
    sameHeading: "It looked different before",
    untouched: "Nothing has changed since: it comes back exactly as it was.",
    touched: "Something has changed since. How do you want it back?",
    back: "Back to how it was",
    exactly: (when: string) => `Exactly as it was on ${when}`,
    poured: "With what has changed since",
    busy: "Bringing it back...",
  },
} as const;

/** The minute of a moment: "26 November 2026, 14:05". */
export function minuteInWords(at: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" })
    .format(new Date(at))
    .replace(" at ", ", ");
}
