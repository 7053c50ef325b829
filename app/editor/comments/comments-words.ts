/** What the editor says of comments. */
export const commentsWords = {
  title: "Comments",
  none: "No comment waits. They come from whoever you send a preview link that allows them.",
  links: "Preview links",
  gone: "No longer on the page",
  whole: "The page as a whole",
  show: "Show",
  resolve: "Resolve",
  ask: "Ask the studio",
  undo: "Undo",
  of: (act: string, name: string) => `${act}: the comment of ${name}`,
  resolved: (name: string) => `The comment of ${name} is resolved.`,
  reopened: (name: string) => `The comment of ${name} is open again.`,
  failed: "That did not get through. Check your connection and try again.",
  mark: (count: number) => (count === 1 ? "1 comment" : `${count} comments`),
} as const;
