/** What the studio told all customers. */
export const sampleAnnouncements = [
  {
    ago: 92,
    days: 20,
    title: "Your sites speak German, too",
    body: "Months, menus and forms follow the language of a site now. Choose it under Content, Facts.",
  },
  {
    ago: 3,
    days: 25,
    title: "We are away for a week",
    body: "Sites are up as always. What you ask us from Monday on is answered on the Monday after.",
  },
] as const;

/** What was said of drafts by whoever had the link. */
export const sampleComments = [
  {
    ago: 14,
    page: "/",
    name: "Marek Salo",
    text: "The price of the evening is said twice. Once would be braver.",
  },
  { ago: 13, page: "/", name: "Delphine Agard", text: "Can the sea be higher up? It is what we come for." },
  {
    ago: 11,
    page: "/",
    name: "Marek Salo",
    text: "I would take the third sentence out. The picture says it.",
    isResolved: true,
  },
] as const;

export const previewNote = "For Marek and Delphine, before the season";

/** Claims of the brand of a customer with many sites. */
export const sampleBrand = {
  facts: {
    name: "Houses of Cutwater",
    email: "desk@saltcabin.example",
    city: "Cutwater",
    region: "ME",
    country: "US",
  },
  claims: ["Houses by cold water", "Open when the tide is"],
  look: {},
} as const;

/** Pictures of that customer, and what they show. */
export const samplePictures = [
  {
    file: "realestate/salt-cabin.jpg",
    alt: "A black cabin on stilts above the water, its door open",
    ago: 310,
  },
  {
    file: "realestate/mill-loft-inside.jpg",
    alt: "A long loft with iron columns and evening light",
    ago: 285,
  },
  { file: "wellness/pond.jpg", alt: "Still water with one ring in it", ago: 162 },
  { file: "realestate/cliff-terraces.jpg", alt: "Terraces cut into a cliff", ago: 207 },
] as const;

/** An address that pages had once, and where it leads now. */
export const sampleRedirects = [
  { ago: 243, from: "/sauna" },
  { ago: 160, from: "/prices-2024" },
] as const;

export const waitingDomain = "saltcabin.example";

export const lookReason = "To see why Ridge House will not publish";
