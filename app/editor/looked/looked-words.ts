/** What the editor says where a site is only looked at. */
export const lookedWords = {
  canvas: "The page. It is looked at, and nothing in it is changed.",
  sections: "Sections",
  hidden: "Hidden",
  none: "This page has no section.",
} as const;
