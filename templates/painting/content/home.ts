import type { CoatsProps } from "../blocks/coats/coats.props.ts";
import type { DeckProps } from "../blocks/deck/deck.props.ts";
import type { LidProps } from "../blocks/lid/lid.props.ts";
import type { RulesProps } from "../blocks/rules/rules.props.ts";
import type { WallProps } from "../blocks/wall/wall.props.ts";
import { tin, wall as wallPicture } from "../pictures.ts";
import { colours } from "./colours.ts";
import { house } from "./house.ts";
import { perSquareFoot, tariff } from "./tariff.ts";

export const wall: WallProps = {
  title: ["One coat", "is a", "rumor."],
  lead: "We are the painters who come back on Thursday and do it again. Two coats on everything, in the price.",
  phone: house.phone,
  tapes: [house.price, "{hours}", "{area}"],
  actions: [
    { label: "Free estimate", href: "#estimate" },
    { label: "What it costs", href: "/services" },
  ],
  picture: wallPicture,
};

export const coats: CoatsProps = {
  title: "What one coat hides",
  ghost: "Avocado",
  days: [
    {
      day: "Tuesday",
      state: "As found",
      text: "The den, last painted in 1974. The house was proud of it then.",
    },
    {
      day: "Wednesday",
      state: "First coat",
      text: "Everyone says it looks finished. You can still read it.",
    },
    { day: "Thursday", state: "Second coat", text: "What avocado?" },
  ],
};

export const deck: DeckProps = {
  title: "Pull out a service",
  lead: "{count:chips:words} services, {count:colours:words} colors. The number on the chip is the number on the tin; the price on the chip is the price on the bill.",
  chips: [
    {
      name: "Interior walls",
      price: `from ${perSquareFoot(tariff.interior.base)}`,
      text: "By the floor, two coats.",
    },
    {
      name: "Exteriors",
      price: `from ${perSquareFoot(tariff.exterior.base)}`,
      text: "By the wall, washed first.",
    },
    {
      name: "Ceilings",
      price: perSquareFoot(tariff.interior.extras.ceilings),
      text: "With your walls. Flat, never blotchy.",
    },
    {
      name: "Trim and doors",
      price: perSquareFoot(tariff.interior.extras.trim),
      text: "Brushed, with the hinges left brass.",
    },
    { name: "Cabinets", price: "$95 a door", text: "Sprayed in our shop, hung by Friday." },
    { name: "Wallpaper, off", price: "$2.10/sq ft", text: "All four layers of it." },
  ],
  colours: [...colours],
};

export const rules: RulesProps = {
  title: "Written on the wall before we paint it",
  rules: [
    { title: "Two coats. Always.", text: "It is our name. It would be awkward." },
    { title: "We move the sofa.", text: "And put it back on its four dents." },
    { title: "The quote is the bill.", text: "It is in square feet. Yours do not change." },
    { title: "Same two painters.", text: "From the sample pot to the last socket cover." },
    { title: "Lines like a ruler’s.", text: "Tape goes on slowly and comes off wet." },
    { title: "Nine years on the walls.", text: "If it peels, the third coat is ours." },
  ],
};

export const lid: LidProps = {
  title: "Free estimate, by the next coat of daylight.",
  lead: "Tell us the square feet and what is on the wall now. Or have us measure: twenty minutes, no charge, dry by tomorrow morning.",
  call: "Call the brush line",
  phone: house.phone,
  facts: ["{hours}", "{address}"],
  actions: [house.freeEstimate, { label: "Reckon it yourself", href: "/services#estimate" }],
  picture: tin,
};
