import { identity } from "../identity/identity.ts";

/** All that the page says itself; the words on the designs are theirs and the visitor's. */
export const start = {
  meta: {
    title: `The fitting room — ${identity.name}`,
    description:
      "Type the name of your business once and see it worn by twenty-five websites at the same moment. Nothing you type leaves your machine.",
    pictureAlt: `${identity.name}: ${identity.tagline} Five of our sites as books on a shelf.`,
  },
  skip: "Skip to the designs",
  home: "Back to the shelf",
  room: "The fitting room",
  title: ["Say who you are.", "Twenty-five websites put it on."],
  form: {
    label: "Your business",
    name: "Your business is called",
    nameHint: "Your name",
    trade: "Trade",
    tradeHint: "Bistro, plumber, yoga",
    phone: "Phone",
    town: "Town",
    more: "Phone, town, prices, a sentence, a logo",
    services: "What you offer, and for how much",
    service: (number: number) => `Service ${number}`,
    price: (number: number) => `Price of service ${number}`,
    serviceHint: ["What people come for most", "The next", "", "", "", ""],
    priceHint: "€ 40",
    sentence: "Your business in one sentence",
    sentenceHint: "What would a regular say?",
    logo: "Logo",
    logoNote: "Drawn here, sent nowhere.",
    logoError: "This file is no picture that your browser can draw. A PNG, a JPEG or an SVG will do.",
    removeLogo: "Take the logo off",
    anew: "Begin anew",
  },
  promise: "What you type stays on this machine.",
  withoutScript:
    "To be fitted, the designs need a script, and your browser runs none here. Until then each hangs below as it is: open one and walk around in it.",
  wall: {
    title: "Twenty-five designs",
    suits: "Made for your trade",
    featured: "The studio's choice",
    asIs: (brand: string) => `See ${brand} as it is`,
    /** Of one that was a site, whose place is in Create New Site. */
    begin: { label: "Make a site of it", address: "/dashboard/new?design=" },
    tryOn: (brand: string) => `See ${brand} large`,
    order: "Made for your trade, and now first: {count}.",
    none: {
      text: "Rather one that nobody else can try on?",
      label: "Start a project",
      href: "/#contact",
    },
  },
  large: {
    title: "A design, large",
    sizes: "How wide it is shown",
    desk: "Desk",
    phone: "Phone",
    // What was typed waits on this machine (fitting-store.ts).
    take: { label: "Make this yours", folder: "/make/" },
    close: "Close",
  },
} as const;
