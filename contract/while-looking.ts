/**
 * What an administrator may ask of the product as somebody else: what it takes to see what they see, and to mend what a page says. All that
 * is not named is refused: passwords, addresses, money, people, what leaves and what destroys.
 */
export const whileLooking = [
  "be-present",
  "bring-version",
  "check-address",
  "check-site",
  "compare-version",
  "describe-design",
  "domain-targets",
  "draw-beginning",
  "draw-brand",
  "draw-card",
  "draw-in-design",
  "draw-page",
  "draw-version",
  "draw-with-brand",
  "end-look",
  "list-changes",
  "list-sessions",
  "name-version",
  "publish-site",
  "return-draft",
  "save-draft",
  "set-message-state",
  "sites-address",
] as const satisfies readonly string[];
