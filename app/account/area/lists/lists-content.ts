/** What all lists say alike. */
export const listsContent = {
  retry: "Try again",
  theirs:
    "You see this as somebody else does, and this is theirs alone to see. What the studio knows of it stands on their page in User Management.",
  pages: {
    label: "Pages of the list",
    earlier: "Earlier",
    later: "Later",
    found: (all: number) => (all === 0 ? "None found" : `${all.toLocaleString("en")} found`),
    where: (first: number, last: number, all: number) =>
      `${first.toLocaleString("en")} to ${last.toLocaleString("en")} of ${all.toLocaleString("en")}`,
  },
  empty: { all: "Show all" },
  csv: {
    save: "Save as a table (CSV)",
    saveOf: (list: string) => `Save as a table (CSV): ${list}`,
    busy: "Gathering...",
    done: (rows: number) => `${rows.toLocaleString("en")} ${rows === 1 ? "row" : "rows"} saved.`,
  },
} as const;
