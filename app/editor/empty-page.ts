import type { ShownPage } from "./canvas/shown-page.ts";

/** What is pointed at where there is no page: nothing. */
export const emptyPage: ShownPage = {
  page: { seo: { title: "", description: "" }, sections: {}, order: [] },
  frame: {} as never,
  told: {} as never,
  source: { base: "" },
  sections: [],
  opening: undefined,
  seo: { title: "", description: "" },
};
