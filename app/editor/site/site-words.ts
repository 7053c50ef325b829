/** What the editor of a site says besides what every editor says. */
export const siteWords = {
  others: "Who else is here",
  me: "You, in another window",
  isOn: (who: string, page: string | undefined) =>
    page === undefined ? `${who}: this page` : `${who}: ${page}`,
  changes: {
    title: "What visitors will see otherwise",
    looking: "Comparing it with what is live …",
    none: "Nothing that visitors see has changed since it was published.",
    failed: "What has changed could not be listed now. You can publish all the same.",
  },
  here: (names: readonly string[]) => `${names.join(", ")}: here too.`,
} as const;
