import { identity } from "../identity/identity.ts";

/** A book whose page 404 has been torn out: what stands on the page before it and on the page after it. */
export const notFoundContent = {
  title: `Page not found · ${identity.name}`,
  description: "There is no page at this address.",
  heading: "Oops! Page not found",
  text: "Pages 403 and 405 are where they belong. The one you asked for was torn out, or never written.",
  home: "Return to Home",
  before: "403",
  after: "405",
  nextPage: "…which, said the bookbinder, is why one should never use a page as a bookmark.",
} as const;
