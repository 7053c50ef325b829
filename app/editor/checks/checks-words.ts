import { editorWords } from "../editor-words.ts";

/** "390, 768 and 1280 pixels" */
function inLine(widths: readonly number[]): string {
  return `${new Intl.ListFormat("en").format(widths.map(String))} pixels`;
}

/** What the checks of the editor say themselves; findings have their words from `engine/checks`. */
export const checksWords = {
  title: "Checks",
  looking: "Looking at all pages …",
  nothing: "Nothing to mend. You can publish it as it is.",
  count: (count: number) => (count === 1 ? "1 thing to look at" : `${count} things to look at`),
  blocking: "Before you publish",
  advice: "Worth a look",
  samples: "Still the template's words",
  samplesNote:
    "These sections say what the design came with. Write your own, keep what is true of you, or hide them.",
  left: (words: number, where: string) =>
    words === 1
      ? `${where}. 1 word of it is still the design’s.`
      : `${where}. ${words} words of it are still the design’s.`,
  show: "Show me",
  write: "Write it",
  hide: "Hide",
  hideAll: (count: number) => `Hide ${count} sections that nobody has touched`,
  accept: "It is true of us",
  measuring: "Measuring the pages on a phone, a tablet and a laptop …",
  mendColours: "Make it readable",
  overflow: (text: string, widths: readonly number[]) =>
    `“${text}” does not fit its place where the page is ${inLine(widths)} wide.`,
  overflowMend: (section: string, page: string) =>
    `${section}, ${page}. Say it shorter, or part the long word.`,
  facts: {
    name: {
      message: `Your business is still called “${editorWords.yourName}”.`,
      mend: "Its name stands in the menu, in titles and wherever the design says who you are.",
    },
    phone: {
      message: "There is no telephone number.",
      mend: "Visitors look for it first. Say it once, and it stands wherever the design has a place for it.",
    },
    email: {
      message: "There is no mail address.",
      mend: "It stands in the imprint and wherever somebody wants to write to you.",
    },
    street: { message: "There is no address.", mend: "Imprint and maps need street and town." },
  },
  acts: { hide: "Samples hidden", accept: "Samples kept", mendColours: "Colors made readable" },
  told: {
    hidden: (count: number) =>
      count === 1
        ? "1 section is hidden. Undo brings it back."
        : `${count} sections are hidden. Undo brings them back.`,
    accepted: "Kept as your own words.",
    coloursMended: "All texts can be read on their ground. Undo brings back what was there.",
  },
} as const;
