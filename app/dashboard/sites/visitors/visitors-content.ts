/** What is said of visits in the studio; what all places say of them is in `contract/visit-words.ts`. */
export const visitorsContent = {
  label: "Visitors",
  table: "The same as a table",
  chart: (sentence: string, step: number) =>
    `${step === 1 ? "Columns for each day" : "Columns for each week"}: how many visitors, and before how many pages they saw. ${sentence}`,
  column: (when: string, visitors: string, views: string) => `${when}: ${visitors}, ${views}`,
  best: (day: string, isDay: boolean) =>
    isDay ? `Visitors on the best day, ${day}` : `Visitors in the best week, from ${day}`,
  published: (versions: readonly number[]) =>
    versions.length === 1
      ? `Version ${versions[0]} was published`
      : `Versions ${versions.join(", ")} were published`,
  publishedShort: (versions: readonly number[]) => versions.map((version) => `Version ${version}`).join(", "),
  missed: {
    heading: "Asked for, and not there",
    text: "Somebody still links to these, or has typed them wrong. A page at such an address would find its readers.",
    rest: "Many others",
  },
  csv: "Download as CSV",
  csvBusy: "Writing the table...",
  csvDone: (count: number) =>
    count === 1 ? "One line is in the file." : `${count.toLocaleString("en")} lines are in the file.`,
  empty: {
    live: "Nobody has come yet. From now on everybody who does is counted; send somebody the address.",
    draft:
      "Nobody can come yet. Publish the site, and everybody who visits it is counted from the first one on.",
    visit: "Visit the site",
  },
  public: {
    heading: "Shown to everybody",
    off: "Some show their figures to all who are curious. The page would say the numbers of 30 days and no more: from where fewer than three came stays with you.",
    on: "Whoever is curious finds the numbers of 30 days at",
    show: "Show them to everybody",
    hide: "Show them to nobody else",
    shown: "Everybody can see them now.",
    hidden: "They are yours alone again.",
    busy: "One moment...",
  },
  loading: "Looking up the visits",
  failed: "The visits could not be fetched. It is us or the network, not you.",
  retry: "Try again",
} as const;
