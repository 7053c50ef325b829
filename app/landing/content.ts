import type { DemoSlug } from "../demos/catalog.ts";
import { identity } from "../identity/identity.ts";
import type { PicturedDemo } from "./demo-pictures.ts";

export type Service = { name: string; promise: string; text: string; parts: readonly string[] };
export type Award = { year: string; prize: string; work: string };
export type FeaturedWork = {
  demo: PicturedDemo;
  title: string;
  text: string;
  result: string;
  resultLabel: string;
};
export type Testimonial = {
  client: string;
  company: string;
  industry: string;
  image: "a" | "m" | "r";
  quote: string;
  metrics: readonly { value: string; label: string }[];
  /** Out of five. */
  rating: number;
};
export type PricingTier = {
  name: string;
  price: string;
  /** What the price is for; empty where the price says it all. */
  per: string;
  description: string;
  features: readonly string[];
  isPopular: boolean;
  action: { label: string; href: string };
};
export type ShowcaseCard = { demo: PicturedDemo; shape: "wide" | "large" | "tall" | "band" };

export const meta = {
  title: `${identity.name} — ${identity.tagline}`,
  description: identity.description,
  pictureAlt: `${identity.name}: ${identity.tagline} Five of our sites as books on a shelf.`,
};

export const navigation = {
  skip: "Skip to the content",
  label: "Main",
  menu: "Menu",
  home: { label: "Home", href: "/" },
  demos: "Demos",
  links: [
    { label: "About", href: "#about" },
    { label: "Pricing", href: "#pricing" },
    { label: "Contact", href: "#contact" },
  ],
  start: { label: "Start Project", href: "#contact" },
  tryOn: { label: "Try it on your business", href: "/start" },
} as const;

export const hero = {
  title: ["Websites so good", "they feel unbelievable."],
  lead: "We write, draw and build sites that people describe to each other afterwards. Five of them are standing here. Take one off the shelf.",
  getStarted: { label: "Get Started", href: "/auth#sign-up" },
  signIn: { label: "Sign In", href: "/auth" },
  dashboard: { label: "Go to Dashboard", href: "/dashboard" },
  scroll: { label: "Walk through all twenty", href: "#showcase" },
  shelfLabel: "Five sample sites",
  shelf: ["luxury", "fashion", "realestate", "fitness", "saas"] satisfies DemoSlug[],
  caption: "Plates 1 to 5. Rendered, written and coded in house; every spine opens.",
} as const;

export const about = {
  name: "About",
  title: "A website is the only storyteller on your payroll who never sleeps.",
  paragraphs: [
    `${identity.name} is Latin for a tale worth repeating. Designers, writers and engineers sit at one table here, so the sentence, the picture and the code that carries them are made by people who can hear each other.`,
    "No hand-offs, no theme shop, no stock handshakes. If a page does not make somebody stop, it does not ship.",
  ],
  figures: [
    { label: "Projects told to the end", value: "200+" },
    { label: "Client satisfaction, asked twice", value: "98%" },
    { label: "Awards, on the other shelf", value: "15+" },
    { label: "Client revenue through our pages", value: "$50M+" },
    { label: "Average project value", value: "$50K–$500K" },
  ],
  awardsTitle: "Four evenings we had to wear shoes",
  awards: [
    {
      year: "2019",
      prize: "Folio Prize, Best Newcomer",
      work: "Farshore, a site with more horizon than text",
    },
    {
      year: "2021",
      prize: "The Golden Margin, Typography",
      work: "Noctua, a menu that loads like a printed card",
    },
    {
      year: "2023",
      prize: "Open Door Award, Accessibility",
      work: "Paperboat, given away by keyboard alone",
    },
    {
      year: "2025",
      prize: "Grand Folio, Site of the Year",
      work: "Plinth, houses you can read like drawings",
    },
  ] satisfies Award[],
};

export const services = {
  name: "Services",
  title: "Four crafts, one table.",
  list: [
    {
      name: "Brand Design",
      promise: "A name people can spell and a mark they can draw.",
      text: "Wordmark, palette, two typefaces and the rules for when to break them.",
      parts: ["Naming", "identity", "voice"],
    },
    {
      name: "Web Development",
      promise: "Plain, fast, boring code under loud ideas.",
      text: "Semantic pages, no page builder, nothing in the bundle that we could not explain to you.",
      parts: ["Sites", "shops", "accounts"],
    },
    {
      name: "Mobile First",
      promise: "Drawn at 320 pixels, then allowed to grow.",
      text: "Your reader has one thumb, four percent battery and a train to catch. We design for her.",
      parts: ["Thumb reach", "bad networks", "sunlight"],
    },
    {
      name: "Performance",
      promise: "The first page arrives in one breath of the network.",
      text: "This one ships no framework and fits in a single round trip. Look at the network tab; we did.",
      parts: ["Budgets", "vitals", "hosting"],
    },
  ] satisfies Service[],
};

export const showcase = {
  name: "Showcase",
  title: "Twenty businesses that do not exist. Twenty websites that do.",
  lead: "Each is a world of its own: own type, own palette, own manners. They open in a new tab.",
  cards: [
    { demo: "luxury", shape: "large" },
    { demo: "gaming", shape: "tall" },
    { demo: "wellness", shape: "tall" },
    { demo: "travel", shape: "wide" },
    { demo: "crypto", shape: "large" },
    { demo: "art", shape: "tall" },
    { demo: "tech", shape: "tall" },
    { demo: "food", shape: "wide" },
    { demo: "music", shape: "tall" },
    { demo: "sports", shape: "band" },
    { demo: "plumbing", shape: "wide" },
    { demo: "painting", shape: "large" },
    { demo: "electrician", shape: "tall" },
    { demo: "pestcontrol", shape: "tall" },
    { demo: "roofing", shape: "tall" },
    { demo: "solar", shape: "large" },
    { demo: "nonprofit", shape: "large" },
    { demo: "poolbuilder", shape: "wide" },
    { demo: "gardening", shape: "tall" },
    { demo: "treeservice", shape: "large" },
  ] satisfies ShowcaseCard[],
  newTab: "opens in a new tab",
  yours: { text: "The twenty-first is yours.", label: "Try it on your business", href: "/start" },
};

export const work = {
  name: "Featured work",
  title: "Three we bring up at dinner.",
  open: "Open the site",
  list: [
    {
      demo: "realestate",
      title: "Houses that sell on paper",
      text: "Plinth is run by people who read plans for pleasure, so we built the site as a survey: one sheet for each house, a north arrow, thin rules, and a floor plan that draws itself beside the plate.",
      result: "+212%",
      resultLabel: "viewings booked from the listing page",
    },
    {
      demo: "restaurant",
      title: "The menu is the room",
      text: "Noctua has thirty-eight seats and no sign outside. The site behaves likewise: candle-dark, set like a printed card, and a table is yours in two taps.",
      result: "9 weeks",
      resultLabel: "booked out, up from nine days",
    },
    {
      demo: "fashion",
      title: "An issue, not a shop",
      text: "Oblique shelves six collections a year. Together they make a magazine with numerals the size of a coat and a cart that keeps its voice down.",
      result: "−38%",
      resultLabel: "returns, since people read before they buy",
    },
  ] satisfies FeaturedWork[],
};

export const testimonials = {
  name: "Clients",
  title: "What they say when we have left the room.",
  ratingLabel: (rating: number) => `Rated ${rating} out of 5`,
  list: [
    {
      client: "Adela Quist",
      company: "Aurelle",
      industry: "Fine jewelry",
      image: "a",
      quote:
        "They asked us to remove everything but the ring. Then they asked us to turn off the lights. Our first online sale was the most expensive piece we own.",
      metrics: [
        { value: "4.1×", label: "average order" },
        { value: "11 s", label: "longer per piece" },
      ],
      rating: 5,
    },
    {
      client: "Mirko Tanaka",
      company: "Dry Floor",
      industry: "Plumbing",
      image: "m",
      quote:
        "At three in the morning nobody wants a brand experience. They gave me a phone number you can read through tears.",
      metrics: [
        { value: "+64%", label: "night calls" },
        { value: "0.6 s", label: "to the number" },
      ],
      rating: 5,
    },
    {
      client: "Rosalind Achebe",
      company: "Paperboat",
      industry: "River charity",
      image: "r",
      quote:
        "One mark held back on principle: they talked us out of the carousel and were right, and I had liked the carousel.",
      metrics: [
        { value: "+89%", label: "monthly givers" },
        { value: "100", label: "accessibility score" },
      ],
      rating: 4,
    },
  ] satisfies Testimonial[],
};

export const pricing = {
  name: "Pricing",
  title: "Three prices. No asterisks.",
  popular: "Most popular",
  tiers: [
    {
      name: "Starter",
      price: "$15,000",
      per: "per project",
      description:
        "For one good story: a new business, a launch, a single idea that deserves its own address.",
      features: ["Up to 6 pages, written with you", "Wordmark and palette", "2 rounds of revisions"],
      isPopular: false,
      action: { label: "Get Started", href: "/auth#sign-up" },
    },
    {
      name: "Pro",
      price: "$35,000",
      per: "per project",
      description:
        "For a business with chapters: several audiences, a shop or bookings, pictures of its own.",
      features: [
        "Up to 20 pages, shop or bookings included",
        "Full identity and rendered pictures",
        "5 rounds of revisions",
        "Accounts and a dashboard for your team",
      ],
      isPopular: true,
      action: { label: "Get Started", href: "/auth#sign-up" },
    },
    {
      name: "Enterprise",
      price: "Custom",
      per: "",
      description:
        "For houses with many rooms: several brands, many hands, and a lawyer who reads everything.",
      features: ["As many pages as the tale needs", "A team that knows your name", "Unlimited revisions"],
      isPopular: false,
      action: { label: "Contact Us", href: "#contact" },
    },
  ] satisfies PricingTier[],
  includedLabel: "In every project",
  included: ["1-year hosting", "SSL", "Mobile optimization"],
};

export const callToAction = {
  title: "Once upon a time, a website was finished on schedule.",
  text: "It could be yours. Tell us the first line; we will come back with the second.",
  label: "Start Project",
  href: "#contact",
};

export const contact = {
  name: "Contact",
  title: "Tell us the first line.",
  fields: {
    name: "Name",
    email: "Email",
    company: "Company",
    optional: "optional",
    message: "Message",
    messageHint: "What should people say to each other after they have seen it?",
  },
  submit: "Send message",
  /** The form sends nothing, and says so. */
  acknowledgement: `Thank you, that reads well. To be honest with you: this form has only written to your own browser’s console and sent nothing to us. To reach us now, write to ${identity.email}.`,
  direct: "Or directly",
};

export const footer = {
  linksTitle: "Quick links",
  links: [
    { label: "Home", href: "/" },
    { label: "About", href: "#about" },
    { label: "Services", href: "#services" },
    { label: "Showcase", href: "#showcase" },
    { label: "Work", href: "#work" },
    { label: "Pricing", href: "#pricing" },
  ],
  signIn: hero.signIn,
  dashboard: hero.dashboard,
  colophon: `Set in Gloock and Instrument Sans. Every business, figure and person in the samples is invented; the care is not.`,
};
