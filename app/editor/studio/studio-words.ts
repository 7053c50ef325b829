/** What the editor says where the studio opens it for a question. */
export const studioWords = {
  back: "Back to the question",
  looked: (subject: string) => `You look at this for “${subject}”, and change nothing.`,
  mended: (subject: string) => `You mend this for “${subject}”, as the studio.`,
  written: "The owner sees under Support that you opened it.",
  undone: "The owner sees what you changed, and can take it back.",
  gone: "The place that was asked about is not there any more.",
  missing: "There is no such question.",
  shut: "The site is shut",
  notSaved: "What you had typed and was not saved yet is not in the draft.",
} as const;
