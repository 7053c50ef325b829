import { samplePicture } from "../sample-picture.ts";
import type { HeroProps } from "./hero.props.ts";

export const heroSamples: Record<string, HeroProps> = {
  full: {
    variant: "full",
    eyebrow: "Harrow & Tide, sailing passages",
    title: "Eleven days with no land in sight",
    lead: "A three-masted schooner, fourteen berths, and the trade winds from Madeira to Grenada. No engine noise until the anchorage.",
    actions: [
      { label: "See the 2027 passages", href: "#passages" },
      { label: "Who sails with us", href: "#crew" },
    ],
    picture: samplePicture.ring,
    caption: "32°38′ N, 16°54′ W",
  },
  split: {
    variant: "split",
    eyebrow: "Goldsmiths since 1921",
    title: "Set by hand, worn for a century",
    lead: "Each stone is chosen before the ring is drawn. We make forty pieces a year and repair every one of them for life.",
    actions: [
      { label: "Book a viewing", href: "#viewing" },
      { label: "The archive", href: "#archive" },
    ],
    picture: samplePicture.ring,
    facts: [
      { label: "Workshop", value: "14 Sable Row, Boston" },
      { label: "Viewings", value: "Tuesday to Saturday" },
    ],
  },
  plate: {
    variant: "plate",
    eyebrow: "Autumn 2026",
    title: "Cloth that keeps its slant",
    lead: "Nine garments cut on the bias from one bolt of wool. Nothing is pressed flat.",
    actions: [{ label: "The collection", href: "#collection" }],
    picture: samplePicture.ring,
    caption: "Plate 1. Half cape, undyed.",
  },
  masthead: {
    variant: "masthead",
    title: "Ferrous",
    lead: "Iron gates, stair rails and the occasional bridge, forged in Pittsburgh.",
    actions: [{ label: "Start a commission", href: "#commission" }],
    picture: samplePicture.coin,
    facts: [
      { label: "Forge", value: "2200 Smallman Street" },
      { label: "Lead time", value: "14 weeks" },
      { label: "Call", value: "(412) 555-0148", href: "tel:+14125550148" },
    ],
  },
  column: {
    variant: "column",
    eyebrow: "A practice for slow mornings",
    title: "Begin with the breath you have",
    lead: "Small classes in a north-lit room above the harbor. Come as you are; mats, blocks and tea are here.",
    actions: [
      { label: "First class free", href: "#first" },
      { label: "Timetable", href: "#times" },
    ],
    picture: samplePicture.cloth,
    caption: "The north room, 7 AM.",
  },
  statement: {
    variant: "statement",
    eyebrow: "Lathe, a studio for wooden tools",
    title: "We make the handle. You bring the next forty years.",
    lead: "Ash, hornbeam and pear, turned to your grip from a paper tracing of your hand.",
    actions: [
      { label: "Send a tracing", href: "#tracing" },
      { label: "How it works", href: "#how" },
    ],
    facts: [
      { label: "Handles made", value: "3,140" },
      { label: "Returned", value: "6" },
      { label: "From", value: "$48" },
    ],
  },
  letterbox: {
    variant: "letterbox",
    eyebrow: "Reel 04",
    title: "Where the road gives up",
    lead: "Guided crossings of five deserts, eight people and two trucks at a time.",
    actions: [{ label: "Choose a crossing", href: "#crossings" }],
    picture: samplePicture.ring,
    caption: "Namib, second camp, 23°45′ S 15°47′ E",
  },
  ledger: {
    variant: "ledger",
    eyebrow: "Licensed and insured, Travis County",
    title: "Roofs that outlast their warranty",
    lead: "Slate, standing seam and shingle. Most houses are dry again the same day.",
    actions: [{ label: "Ask for a free estimate", href: "#estimate" }],
    picture: samplePicture.coin,
    facts: [
      { label: "Call", value: "(512) 555-0117", href: "tel:+15125550117" },
      { label: "Hours", value: "Monday to Saturday, 7 AM to 6 PM" },
      { label: "Emergency tarp", value: "from $290, within three hours" },
      { label: "Warranty", value: "25 years, material and labor" },
    ],
  },
  poster: {
    variant: "poster",
    eyebrow: "Open 5 AM, every day",
    title: "Lift what you said you couldn’t",
    lead: "Coached barbell classes for twelve. No mirrors, no machines.",
    actions: [
      { label: "Try a week", href: "#week" },
      { label: "Class plan", href: "#plan" },
    ],
    picture: samplePicture.coin,
  },
  medallion: {
    variant: "medallion",
    eyebrow: "Tallow & Wick",
    title: "Forty hours of quiet light",
    lead: "Beeswax candles poured on Mondays, cured for three weeks and sent in paper.",
    actions: [{ label: "See the candles", href: "#candles" }],
    picture: samplePicture.ring,
  },
};
