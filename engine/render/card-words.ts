import { pageName } from "../document/page-name.ts";
import type { Facts } from "../facts/facts.ts";

/** What stands on the picture that a page is shared with, where its site has chosen none. */
export type CardWords = {
  /** Of the business. */
  name: string;
  title: string;
  /** The small line above. */
  kicker: string;
};

/** Pages that are shared with a card of their own; further ones have that of the first. */
export const mostCards = 40;

/** The words of the card of the page at `path`, whose `title` has told its facts. */
export function cardWords({ name, trade, city }: Facts, path: string, title: string): CardWords {
  return path === "/"
    ? { name, title: name, kicker: [trade, city].filter(Boolean).join(" · ") }
    : { name, title: pageName(title), kicker: name };
}
