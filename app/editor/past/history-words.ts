/** What the list of what was done says. */
export const historyWords = {
  title: "What you did",
  hint: "Press one to go back to the site as it was then, or forth again. What others wrote meanwhile stays.",
  nothing: "Nothing yet. What you change stands here, and each of it can be gone back to.",
  now: "Now",
  undone: "Undone",
  before: "Before all of this",
  theme: "All pages",
  told: {
    back: (label: string) => `The site is as it was after: ${label}.`,
    beginning: "The site is as it was before all of this.",
    lost: (count: number) =>
      count === 1
        ? "1 step could not be taken: what it was about is gone."
        : `${count} steps could not be taken: what they were about is gone.`,
  },
} as const;
