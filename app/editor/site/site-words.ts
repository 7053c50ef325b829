/** What the editor of a site says besides what every editor says. */
export const siteWords = {
  others: "Who else is here",
  me: "You, in another window",
  isOn: (who: string, page: string | undefined) =>
    page === undefined ? `${who}: this page` : `${who}: ${page}`,
  here: (names: readonly string[]) => `${names.join(", ")}: here too.`,
} as const;
