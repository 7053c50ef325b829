import { roofing } from "../../showcase-pictures.ts";
import type { EstimateProps } from "../blocks/estimate/estimate.props.ts";
import type { FortyProps } from "../blocks/forty/forty.props.ts";
import type { PitchesProps } from "../blocks/pitches/pitches.props.ts";
import type { RainGaugeProps } from "../blocks/rain-gauge/rain-gauge.props.ts";
import type { ReasonsProps } from "../blocks/reasons/reasons.props.ts";
import type { RidgeHeroProps } from "../blocks/ridge-hero/ridge-hero.props.ts";
import type { RoofSectionProps } from "../blocks/roof-section/roof-section.props.ts";
import { gutter, roof, roofTall, slate } from "../pictures.ts";
import { house } from "./house.ts";

export const hero = {
  title: "Call us again in forty years.",
  lead: "Slate, copper and the joints between, by six people who own no sealant.",
  picture: roof,
  tall: roofTall,
  mark: "We saw it too.",
  facts: [
    { label: "Call", value: house.phone.label, href: house.phone.href },
    { label: "Price", value: house.price },
    { label: "Area", value: "{area}" },
    { label: "Hours", value: "{hours}" },
  ],
  actions: [house.estimate],
} satisfies RidgeHeroProps;

export const services = {
  heading: {
    title: "{count:words} things between you and the weather",
    lead: "A roof cut open, from the ridge to the gutter. Whatever is wrong with yours has a number here.",
  },
  caption: "Section at 1:20. Rain and bucket not to scale.",
  services: [
    {
      name: "Ridge and hips",
      text: "Copper, saddled over the top course and held without a visible nail.",
      price: "from $48 a foot",
    },
    {
      name: "Slate repair",
      text: "One slipped slate or forty cracked ones, matched by quarry and by vein.",
      price: "from $385",
    },
    {
      name: "New slating",
      text: "Vermont slate in random widths, each course a little shorter than the one below.",
      price: "from $29 a sq ft",
    },
    {
      name: "Flashing",
      text: "Chimneys, walls and valleys in 20-ounce copper. Stepped, soldered, left alone.",
      price: "from $640",
    },
    {
      name: "Boards and felt",
      text: "What the slates hang on. If it is sound it stays, and we say so.",
      price: "from $7 a sq ft",
    },
    {
      name: "Gutters",
      text: "Half-round copper, hung to a fall of one inch in twenty feet.",
      price: "from $36 a foot",
    },
  ],
} satisfies RoofSectionProps;

export const forty = {
  heading: {
    title: "One slate for every year we answer for it",
    lead: "The guarantee is forty years, on slates, nails, copper and the afternoon we laid them. It goes with the house, not with you.",
  },
  years: 40,
  yearLabel: "Year",
  visits: [
    { year: 1, text: "We come back after the first winter and look at every course." },
    { year: 10, text: "The copper has gone brown. You are told that this is correct." },
    { year: 25, text: "Your roofers’ children come instead. Same ladders." },
    { year: 40, text: "We shake hands with the roof. It stays up; only the paper ends." },
  ],
} satisfies FortyProps;

export const reasons = {
  heading: { title: "Why people with other roofers’ numbers call ours" },
  picture: roofing,
  caption: "Turret on Maple Street: 1,140 slates, cut one by one.",
  reasons: [
    { title: "No sealant", text: "If a joint needs a tube of anything, it is the wrong joint." },
    { title: "Copper nails", text: "The slate lasts a century. A steel nail lasts until March." },
    {
      title: "The same six people",
      text: "Nobody is subcontracted. You will know who was up there by name.",
    },
    {
      title: "A drawing, with a count",
      text: "Every slate we replace is marked on a plan that stays with you.",
    },
    { title: "We say no", text: "One roof in five needs nothing. That visit is free as well." },
  ],
} satisfies ReasonsProps;

export const pitches = {
  heading: {
    title: "How steep is it?",
    lead: "Stand across the street, hold up the page, and read it off. Inches of rise in every foot.",
  },
  unit: "in 12",
  pitches: [
    { rise: 4, text: "Too flat for slate. We will tell you who does these." },
    { rise: 6, text: "The least that slate likes. Long overlaps." },
    { rise: 8, text: "Most houses in this valley. Snow leaves by itself." },
    { rise: 12, text: "Barns and chapels. Lasts longest, costs scaffolding." },
    { rise: 20, text: "Turrets. We bring the good ladders." },
  ],
} satisfies PitchesProps;

export const rain = {
  heading: {
    title: "Forty-one inches a year, none of them indoors",
    lead: "What the gauge behind our shop catches in an ordinary year, and what we are doing meanwhile.",
  },
  unit: "inches",
  months: [
    { name: "Jan", inches: 2.6 },
    { name: "Feb", inches: 2.3 },
    { name: "Mar", inches: 2.8 },
    { name: "Apr", inches: 3 },
    { name: "May", inches: 3.7 },
    { name: "Jun", inches: 4.1 },
    { name: "Jul", inches: 4.4 },
    { name: "Aug", inches: 4.1 },
    { name: "Sep", inches: 3.7 },
    { name: "Oct", inches: 3.9 },
    { name: "Nov", inches: 3.2 },
    { name: "Dec", inches: 3 },
  ],
  seasons: [
    { when: "January to March", text: "Copper is bent in the shop. Repairs on dry days." },
    { when: "April to June", text: "Estimates, scaffolding, the first re-roofs." },
    { when: "July to October", text: "New roofs. Book these by May." },
    { when: "November and December", text: "Gutters cleared, slips caught before the snow." },
  ],
} satisfies RainGaugeProps;

export const estimate = {
  title: "Free estimate",
  lead: "We climb it, draw it, count it, and write down one price. You have it within three days, and it does not move.",
  steps: [
    { title: "Call or write. A photograph from the street helps." },
    { title: "We go up, with a camera, so that you need not." },
    { title: "A plan, a slate count and a price, in writing." },
  ],
  call: { label: "Call {phone}", href: house.phone.href },
  others: [house.email],
  picture: slate,
  emergency: {
    title: "Wet inside, right now?",
    lead: "A tarp is on within two hours, day or night, for $240. It comes off the repair.",
    picture: gutter,
    phone: house.phone,
  },
} satisfies EstimateProps;
