/** What the page says that shows everybody how many visit a site; what all places say of visits is in `contract/visit-words.ts`. */
export const visitsPageContent = {
  title: (host: string) => `Visitors of ${host}`,
  back: (host: string) => `Back to ${host}`,
  chart: (sentence: string) => `Visitors of each day as columns. ${sentence}`,
  table: "The same as a table",
  few: "From where fewer than three came is not shown.",
  top: (count: string) => `${count} visitors`,
} as const;
