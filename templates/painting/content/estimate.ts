import type { EstimateProps } from "../blocks/estimate/estimate.props.ts";
import { house } from "./house.ts";
import { tariff } from "./tariff.ts";

export const estimate: EstimateProps = {
  title: "Reckon it yourself",
  lead: "What you see is the sum we would write down. It is an estimate until we have seen the wall, and free until we have painted it.",
  send: house.freeEstimate,
  call: house.phone,
  tariff,
  works: {
    interior: {
      label: "Interior",
      base: "Walls, two coats",
      measure: "of floor",
      hint: "Of floor: length times width of each room. We know how much wall stands round it.",
      rooms: [
        { label: "A bedroom", area: 300 },
        { label: "A floor", area: 1200 },
        { label: "The house", area: 2400 },
      ],
    },
    exterior: {
      label: "Exterior",
      base: "Siding, two coats",
      measure: "of wall",
      hint: "Of wall: once round the house, times its height. Leave the windows in; they pay for the ladders.",
      rooms: [
        { label: "A garage", area: 700 },
        { label: "A bungalow", area: 1600 },
        { label: "Two stories", area: 2800 },
      ],
    },
  },
  extras: { ceilings: "Ceilings", trim: "Trim and doors", scrape: "Scrape and prime" },
  labels: {
    work: "Where",
    area: "Square feet",
    coats: "Coats",
    extras: "And",
    two: "Two",
    three: "Three",
    included: "included",
    coatsNote: "One is not for sale. Three when dark goes light.",
    third: "A third coat",
    gallons: "gallons",
    crew: "two painters",
    day: "day",
    days: "days",
    times: "square feet",
    least: "but we do not start the van for less than",
  },
  letter: { unit: "sq ft", coats: "coats", total: "Reckoned at" },
  problems: {
    none: "How many square feet? A number is enough.",
    shape: "Square feet are a whole number, such as 1,200.",
    little: "Under {} square feet is a touch-up. Call us; it is cheaper.",
    much: "Over {} square feet is a hangar. Call us; we would love to.",
  },
};
