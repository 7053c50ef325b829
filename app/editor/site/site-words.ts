/** What the editor of a site says besides what every editor says. */
export const siteWords = {
  others: "Who else is here",
  me: "You, in another window",
  isOn: (who: string, page: string | undefined) =>
    page === undefined ? `${who}: this page` : `${who}: ${page}`,
  notAnyMore:
    "You do not work on this site any more, or it is gone. What you typed is kept in this browser: copy what you need, or ask its owner to let you in again.",
  notWriting:
    "You may look at this site, but not change it any more: its owner has made you a viewer. What you typed is kept in this browser.",
  changes: {
    title: "What visitors will see otherwise",
    looking: "Comparing it with what is live …",
    none: "Nothing that visitors see has changed since it was published.",
    failed: "What has changed could not be listed now. You can publish all the same.",
  },
  here: (names: readonly string[]) => `${names.join(", ")}: here too.`,
} as const;
