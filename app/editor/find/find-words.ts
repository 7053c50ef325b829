/** What finding and replacing says; what pages and sections are called stands with these. */
export const findWords = {
  wanted: "Find",
  replacement: "Replace with",
  wholeWord: "Whole words",
  caseKept: "Same capitals",
  hint: "On all pages, in menu and footer, in titles and facts, and in what is listed.",
  none: (wanted: string) => `“${wanted}” stands nowhere on the site.`,
  found: (places: number) => (places === 1 ? "Found in 1 place." : `Found in ${places} places.`),
  more: (count: number) => `And ${count} more. Write more of it to see them.`,
  replace: "Replace",
  remove: "Remove",
  replaceAll: (count: number) => (count === 1 ? "Replace 1" : `Replace all ${count}`),
  removeAll: (count: number) => (count === 1 ? "Remove 1" : `Remove all ${count}`),
  of: (act: string, where: string, said: string) => `${act}: ${where}, ${said}`,
  tellsFact: "Some of it is a fact. Change it under The business.",
  seo: "In search results",
  frame: { nav: "Menu", footer: "Footer" },
  acts: { one: "Word replaced", all: "Words replaced on all pages" },
  told: {
    one: "Replaced. Undo brings it back.",
    all: (replaced: number, kept: number) =>
      [
        replaced === 1 ? "Replaced in 1 place." : `Replaced in ${replaced} places.`,
        kept > 0 && (kept === 1 ? "1 stays, with its reason." : `${kept} stay, each with its reason.`),
        replaced > 0 && "Undo brings all back.",
      ]
        .filter(Boolean)
        .join(" "),
  },
} as const;
