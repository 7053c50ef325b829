/** What the gallery of sections says itself, and what people look for in it. */
export const addingWords = {
  title: "Add a section",
  below: (name: string) => `It comes below ${name}.`,
  atStart: "It comes first on the page.",
  atEnd: "It comes at the end of the page.",
  search: "Search",
  searchHint: "Prices, voices, opening hours …",
  found: (count: number) => (count === 1 ? "1 section" : `${count} sections`),
  none: (text: string) => `Nothing here is called “${text}”.`,
  all: "Show all",
  opening: "Looking for what fits …",
  failed: "The sections could not be fetched. Check your connection, then try again.",
  again: "Try again",
  drawn: "As it will look",
  missing: (facts: readonly string[]) =>
    `Shows your ${facts.join(", ")} once they are said under The business.`,
  groups: {
    begin: "To begin a page",
    offer: "What you offer",
    who: "Who you are",
    proof: "Why you",
    how: "How it goes",
    reach: "How you are reached",
    more: "To lead on",
  },
} as const;

export type Purpose = keyof typeof addingWords.groups;

/** Words under which sections are looked for, beside what they are called. */
export const alsoCalled: Readonly<Record<string, string>> = {
  "badge-legend": "signs icons allergens",
  "call-to-action": "button banner action",
  "card-grid": "services products cards",
  "contact-panel": "phone telephone call",
  "data-table": "compare rows columns",
  "feature-rows": "details",
  "menu-list": "dishes food drinks restaurant",
  "price-list": "costs rates fees",
  "pricing-tiers": "packages subscription costs prices",
  "process-steps": "process how it works",
  "why-choose": "benefits advantages trust",
  faq: "faq answers help",
  form: "contact message request inquiry booking",
  gallery: "photos images portfolio",
  hero: "hero header top headline",
  hours: "times address open",
  map: "address directions location way",
  marquee: "ticker banner",
  newsletter: "mail subscribe news",
  prose: "about paragraph words",
  quote: "testimonial review",
  stats: "numbers statistics",
  team: "staff employees team",
  testimonials: "reviews testimonials customers quotes",
  timeline: "about years timeline",
  values: "mission principles",
};
