import type { ProcessStepsProps } from "../../../engine/blocks/process-steps/process-steps.props.ts";
import type { HeadProps } from "../blocks/head/head.props.ts";
import type { LidProps } from "../blocks/lid/lid.props.ts";
import type { RatesProps } from "../blocks/rates/rates.props.ts";
import type { SpecialsProps } from "../blocks/specials/specials.props.ts";
import { tape } from "../pictures.ts";
import { lid as homeLid } from "./home.ts";
import { house } from "./house.ts";
import { perSquareFoot, tariff } from "./tariff.ts";

export const head: HeadProps = {
  title: "Sold by the square foot.",
  lead: "So is carpet, and nobody argues with carpet. Measure the room, read the price, call when you have picked a color.",
  phone: house.phone,
  action: { label: "Reckon an estimate", href: "#estimate" },
  picture: tape,
};

export const rates: RatesProps = {
  label: "Inside and out",
  cards: [
    {
      name: "Interior",
      price: perSquareFoot(tariff.interior.base),
      from: "from",
      measure: "of floor",
      includes: [
        "Walls, two coats",
        "Holes filled, the 1994 ones too",
        "Furniture moved and covered",
        "Low-odor paint included",
      ],
    },
    {
      name: "Exterior",
      price: perSquareFoot(tariff.exterior.base),
      from: "from",
      measure: "of wall",
      includes: [
        "Siding, two coats",
        "Washed and dried first",
        "Gutters taken down and put back",
        "Weatherproof paint included",
      ],
    },
  ],
};

export const specials: SpecialsProps = {
  title: "{count:words} that need a steady hand",
  items: [
    { name: "Front doors", price: "$380", text: "One door, five coats. We know what our name says." },
    {
      name: "Cabinets",
      price: "$95 a door",
      text: "Off, sprayed, cured, hung. You keep the kitchen meanwhile.",
    },
    { name: "Stairwells", price: "$640 a flight", text: "Ladders where ladders should not stand." },
    { name: "Limewash", price: "$6.80/sq ft", text: "Clouds, on purpose." },
    { name: "Stripes and murals", price: "$11/sq ft", text: "Ruler included, unicorns by arrangement." },
    { name: "Porch floors", price: "$4.90/sq ft", text: "Walked on after a day, danced on after three." },
  ],
};

export const process: ProcessStepsProps = {
  variant: "row",
  heading: { title: "{count:words} days in the life of a wall" },
  steps: [
    {
      title: "Look",
      text: "We measure, you point. The estimate is written before we leave the room.",
      note: "Monday",
    },
    {
      title: "Mend",
      text: "Wash, fill, sand, tape. The dullest day, and the one you can see for years.",
      note: "Tuesday",
    },
    { title: "First coat", text: "Cut in, rolled out. It looks done. It is not done.", note: "Wednesday" },
    {
      title: "Second coat",
      text: "It looked done. Now it is. Tape off, sofa back, sockets on.",
      note: "Thursday",
    },
  ],
};

export const lid: LidProps = {
  ...homeLid,
  title: "Rather have us measure?",
  lead: "Twenty minutes with a tape, no charge. We bring the fan deck and our own coffee.",
  actions: [house.freeEstimate],
};
