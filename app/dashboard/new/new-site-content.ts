import { identity } from "../../identity/identity.ts";

/** All that is said where a site begins. */
export const newSite = {
  title: `Create New Site · ${identity.name}`,
  description: "Choose a design, say who you are, and have a site.",
  heading: "Create New Site",
  lead: {
    anew: "Say who you are, choose what to wear, take an address. Everything can be changed later.",
    fitted: "All that you said in the fitting room is here. Look it over, and it is yours.",
  },
  beginning: {
    legend: "Begin with",
    template: "A design",
    copy: "A copy of one of my sites",
    document: "What I made here",
  },
  made: {
    legend: "What you made here",
    of: "Go on with",
    option: (name: string, brand: string) => `${name}, in ${brand}`,
    text: "Every word, every section and every page comes along as you left them.",
  },
  facts: {
    legend: "Your business",
    name: "Your business is called",
    nameHint: "Your name",
    trade: "Trade",
    tradeHint: "Bistro, plumber, yoga",
    phone: "Phone",
    city: "Town",
    email: "Mail address for visitors",
    language: "Language of the site",
    languages: [
      { tag: "en-US", name: "English" },
      { tag: "de", name: "Deutsch" },
    ],
    more: "Phone, town, mail, language",
    nameMissing: "A site needs a name. Any will do for now.",
    kept: (services: number, hasSentence: boolean, hasLogo: boolean) =>
      new Intl.ListFormat("en").format(
        [
          services > 0 && `${services} ${services === 1 ? "service" : "services"}`,
          hasSentence && "your sentence",
          hasLogo && "your logo",
        ].filter((one) => one !== false),
      ),
    comesAlong: (what: string) => `From the fitting room comes along: ${what}.`,
  },
  copy: {
    legend: "The copy",
    of: "A copy of",
    name: "The new site is called",
    nameOf: (name: string) => `${name}, a copy`,
    text: "Words, pictures and pages come along as they are now. Messages and visits do not.",
  },
  designs: {
    legend: "Design",
    suits: "Made for your trade",
    featured: "The studio's choice",
    retired: (brand: string) =>
      `The studio begins no new sites with ${brand} any more. Here are all others. What you may have changed of it before is kept.`,
    failed: "This drawing did not come. The design is there all the same.",
    asked: "You came for this one",
  },
  address: {
    legend: "Address",
    label: "Your address",
    checking: "Looking whether it is free.",
    free: (address: string) => `${address} is free.`,
    lost: "Somebody took this address just now. Choose another: all else stays as you wrote it.",
    take: (address: string) => `Take ${address} instead`,
    unknown: "Whether it is free could not be found out. You can try all the same.",
    hint: "A domain of your own can follow at any time.",
  },
  pictureGone:
    "A picture that you chose is not in this browser any more. Choose another one in the editor, then create the site.",
  logoLost:
    "Your logo did not come along. The site is there without it: choose it under Content, The business.",
  submit: "Create",
  brand: "With your brand: its look, and all that it says of you",
  busy: "Creating...",
  after: "Nobody sees it until you publish it.",
} as const;
