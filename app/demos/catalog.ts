/** The five groups of the Demos menu, in the menu's order. */
export const demoCategories = [
  "Table & Travel",
  "Style & Culture",
  "Body & Play",
  "Business & Technology",
  "Home & Trade",
] as const;

export type DemoCategory = (typeof demoCategories)[number];

type DemoEntry = {
  /** Last part of the path; also the key of the demo's pictures and colours. */
  slug: string;
  /** The demo's home page. */
  path: `/demo/${string}` | `/demos/${string}`;
  /** The fictional business. */
  brand: string;
  industry: string;
  category: DemoCategory;
  tagline: string;
  /** Paths below the home page, as the demo's own navigation links to them; `:id` stands for a record. */
  pages: readonly string[];
};

/**
 * Every demo once. The Demos menu, the showcase, routes, prerendering and the sitemap are all made from this list,
 * so it carries only light facts: no pictures, no themes.
 */
export const demos = [
  {
    slug: "luxury",
    path: "/demos/luxury",
    brand: "Aurelle",
    industry: "Fine jewelry",
    category: "Style & Culture",
    tagline: "One ring per screen, and the lights turned down.",
    pages: ["collections", "heritage", "bespoke", "contact"],
  },
  {
    slug: "gaming",
    path: "/demos/gaming",
    brand: "Hexfall",
    industry: "Esports arena",
    category: "Body & Play",
    tagline: "A heads-up display for people who never look down.",
    pages: [],
  },
  {
    slug: "wellness",
    path: "/demos/wellness",
    brand: "Lull",
    industry: "Wellness studio",
    category: "Body & Play",
    tagline: "The only page we have built that asks you to leave.",
    pages: ["meditation", "yoga", "nutrition", "community"],
  },
  {
    slug: "travel",
    path: "/demos/travel",
    brand: "Farshore",
    industry: "Expeditions",
    category: "Table & Travel",
    tagline: "Long horizons, short forms, exact coordinates.",
    pages: [],
  },
  {
    slug: "crypto",
    path: "/demos/crypto",
    brand: "Drachm",
    industry: "Digital exchange",
    category: "Business & Technology",
    tagline: "Numbers that hold still while the market does not.",
    pages: ["markets", "trading", "wallet", "learn"],
  },
  {
    slug: "art",
    path: "/demos/art",
    brand: "Ovale",
    industry: "Contemporary gallery",
    category: "Style & Culture",
    tagline: "White walls, true proportions, no shouting.",
    pages: ["gallery", "artists", "exhibitions"],
  },
  {
    slug: "food",
    path: "/demos/food",
    brand: "Number Nine",
    industry: "Noodle counter",
    category: "Table & Travel",
    tagline: "Nine stools, one broth, a menu you can smell.",
    pages: [],
  },
  {
    slug: "tech",
    path: "/demos/tech",
    brand: "Hotpath",
    industry: "Developer platform",
    category: "Business & Technology",
    tagline: "From git push to fifty regions before the kettle boils.",
    pages: [],
  },
  {
    slug: "music",
    path: "/demos/music",
    brand: "Undertow",
    industry: "Record label",
    category: "Style & Culture",
    tagline: "Every release gets a sleeve worth framing.",
    pages: [],
  },
  {
    slug: "sports",
    path: "/demos/sports",
    brand: "Lane Four",
    industry: "Athletics academy",
    category: "Body & Play",
    tagline: "The lane they give the favourite.",
    pages: [],
  },
  {
    slug: "plumbing",
    path: "/demos/plumbing",
    brand: "Dry Floor",
    industry: "Plumbing",
    category: "Home & Trade",
    tagline: "The number is bigger than the logo. It is 3 a.m.",
    pages: ["services"],
  },
  {
    slug: "painting",
    path: "/demos/painting",
    brand: "Second Coat",
    industry: "House painting",
    category: "Home & Trade",
    tagline: "Quotes by the square foot, colour by the gallon.",
    pages: ["services"],
  },
  {
    slug: "electrician",
    path: "/demos/electrician",
    brand: "Fuse & Daughters",
    industry: "Electrical",
    category: "Home & Trade",
    tagline: "Bright work, neatly labelled.",
    pages: [],
  },
  {
    slug: "pestcontrol",
    path: "/demos/pestcontrol",
    brand: "Uninvited",
    industry: "Pest control",
    category: "Home & Trade",
    tagline: "Guests leave. Discretion stays.",
    pages: [],
  },
  {
    slug: "roofing",
    path: "/demos/roofing",
    brand: "Rafter & Rain",
    industry: "Roofing",
    category: "Home & Trade",
    tagline: "Slate, raking light and a forty-year answer.",
    pages: [],
  },
  {
    slug: "solar",
    path: "/demos/solar",
    brand: "High Noon",
    industry: "Solar energy",
    category: "Home & Trade",
    tagline: "A roof that sends invoices instead of receiving them.",
    pages: [],
  },
  {
    slug: "nonprofit",
    path: "/demos/nonprofit",
    brand: "Paperboat",
    industry: "River charity",
    category: "Business & Technology",
    tagline: "Small gifts, folded carefully, going a long way.",
    pages: [],
  },
  {
    slug: "poolbuilder",
    path: "/demos/poolbuilder",
    brand: "Deep End",
    industry: "Pool building",
    category: "Home & Trade",
    tagline: "Nobody reads by a pool, so we kept it short.",
    pages: [],
  },
  {
    slug: "gardening",
    path: "/demos/gardening",
    brand: "Marigold & Mud",
    industry: "Gardening",
    category: "Home & Trade",
    tagline: "A planting calendar disguised as a website.",
    pages: [],
  },
  {
    slug: "treeservice",
    path: "/demos/treeservice",
    brand: "Old Growth",
    industry: "Tree care",
    category: "Home & Trade",
    tagline: "For living things older than your deed.",
    pages: [],
  },
  {
    slug: "restaurant",
    path: "/demo/restaurant",
    brand: "Noctua",
    industry: "Fine dining",
    category: "Table & Travel",
    tagline: "A menu set like a printed card, by candlelight.",
    pages: ["menu", "reservations", "about", "contact"],
  },
  {
    slug: "fashion",
    path: "/demo/fashion",
    brand: "Oblique",
    industry: "Fashion house",
    category: "Style & Culture",
    tagline: "A magazine you can buy from, one page at a time.",
    pages: ["shop", "collections", "lookbook", "product/:id", "cart", "account", "about"],
  },
  {
    slug: "realestate",
    path: "/demo/realestate",
    brand: "Plinth",
    industry: "Architectural estates",
    category: "Business & Technology",
    tagline: "Houses shown the way architects draw them.",
    pages: ["listings", "property/:id", "agents", "contact"],
  },
  {
    slug: "fitness",
    path: "/demo/fitness",
    brand: "Ironfield",
    industry: "Strength gym",
    category: "Body & Play",
    tagline: "Loud, yellow, and open at five.",
    pages: ["classes", "trainers", "membership", "contact"],
  },
  {
    slug: "saas",
    path: "/demo/saas",
    brand: "Tessel",
    industry: "Operations software",
    category: "Business & Technology",
    tagline: "The product is the picture. No stock handshakes.",
    pages: ["dashboard", "pricing", "knowledge", "contact"],
  },
] as const satisfies readonly DemoEntry[];

export type Demo = (typeof demos)[number];
export type DemoSlug = Demo["slug"];

/** The twenty of the industry showcase; how they hang is the landing page's affair. */
export const showcasedDemos = demos.filter((demo) => demo.path.startsWith("/demos/"));

/** All demos of one group, in catalogue order. */
export function demosOf(category: DemoCategory): Demo[] {
  return demos.filter((demo) => demo.category === category);
}

/** The demo with this slug; the slug's type makes a miss impossible. */
export function demoBySlug(slug: DemoSlug): Demo {
  const found = demos.find((demo) => demo.slug === slug);
  if (!found) throw new Error(`No demo is called ${slug}`);
  return found;
}

/** Every path of one demo, its home page first. */
export function pathsOf(demo: Demo): string[] {
  return [demo.path, ...demo.pages.map((page) => `${demo.path}/${page}`)];
}
