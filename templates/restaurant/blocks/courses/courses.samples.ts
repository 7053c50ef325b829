import { longestText, most } from "../../../longest-text.ts";
import { courses } from "../../content/home.ts";
import { restaurantPictures } from "../../pictures.ts";
import type { CoursesProps } from "./courses.props.ts";

const picture = restaurantPictures["dish-beetroot"];

export const coursesSamples: Record<string, CoursesProps> = {
  own: courses,
  least: { dishes: [{ name: "Duck, hung two weeks" }] },
  plain: {
    heading: { title: "From the hearth" },
    dishes: courses.dishes.map(({ picture, ...dish }) => dish),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    dishes: most(24, (number) => ({
      name: longestText(60, number),
      when: longestText(40),
      text: longestText(320),
      price: longestText(40),
      note: longestText(120),
      picture,
    })),
    link: { label: longestText(60), href: "/menu" },
  },
};
