/** How sections are called, by the type of their block. Those of one design are called by their own names. */
const sections: Readonly<Record<string, string>> = {
  "badge-legend": "What the badges mean",
  "call-to-action": "Invitation",
  "card-grid": "Cards",
  chips: "Choices",
  "contact-panel": "Contact",
  "data-table": "Table",
  faq: "Questions",
  "feature-rows": "Features",
  form: "Form",
  gallery: "Pictures",
  hero: "Opening",
  hours: "Opening hours",
  map: "Map",
  marquee: "Running line",
  "menu-list": "Menu card",
  newsletter: "Newsletter",
  "price-list": "Prices",
  "pricing-tiers": "Plans",
  "process-steps": "Steps",
  prose: "Text",
  quote: "Quotation",
  "search-box": "Search",
  stats: "Figures",
  team: "People",
  terminal: "Terminal",
  testimonials: "Voices",
  timeline: "History",
  values: "Values",
  "why-choose": "Reasons",
};

/** How a section is called by what kind it is. */
export function sectionTypeName(type: string): string {
  return sections[type] ?? inWords(type.replace(/^.*\//, "").replaceAll("-", " "));
}

/** A name of a document as people read it: `originalPrice`, "Original price". */
export function inWords(name: string): string {
  const words = name
    .replace(/^is(?=[A-Z])/, "")
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
