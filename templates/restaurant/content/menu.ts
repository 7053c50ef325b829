import type { BadgeLegendProps } from "../../../engine/blocks/badge-legend/badge-legend.props.ts";
import type { CallToActionProps } from "../../../engine/blocks/call-to-action/call-to-action.props.ts";
import type { HeroProps } from "../../../engine/blocks/hero/hero.props.ts";
import type { MenuListProps } from "../../../engine/blocks/menu-list/menu-list.props.ts";
import type { QuoteProps } from "../../../engine/blocks/quote/quote.props.ts";
import { restaurantPictures } from "../pictures.ts";
import { reserveLink } from "./house.ts";

type Dish = {
  name: string;
  description: string;
  price: string;
  dietary: ("signature" | "premium" | "vegetarian")[];
};
type Course = { title: string; note?: string; dishes: Dish[] };

/** The whole card, in the order it is eaten. */
export const courses: Course[] = [
  {
    title: "Appetizers",
    dishes: [
      {
        name: "Hearth bread",
        description: "Rye and barley, smoked butter, ash salt",
        price: "$12",
        dietary: ["vegetarian"],
      },
      {
        name: "Oysters on embers",
        description: "Six, barely warmed, seaweed butter",
        price: "$28",
        dietary: [],
      },
      {
        name: "Chestnut soup",
        description: "Brown-butter crumbs, fried sage",
        price: "$19",
        dietary: ["vegetarian"],
      },
      {
        name: "Venison tartare",
        description: "Juniper, cured yolk, rye toast",
        price: "$26",
        dietary: [],
      },
      {
        name: "Smoked eel",
        description: "Green apple, horseradish cream",
        price: "$24",
        dietary: [],
      },
      {
        name: "Osetra caviar",
        description: "One ounce, potato pancake, cultured cream",
        price: "$120",
        dietary: ["premium"],
      },
    ],
  },
  {
    title: "Main courses",
    dishes: [
      {
        name: "Ember-aged ribeye",
        description: "Black garlic, roasted marrow, its own juices",
        price: "$85",
        dietary: ["signature", "premium"],
      },
      {
        name: "Scallops in brown butter",
        description: "Hand-dived, sea herbs, lemon",
        price: "$58",
        dietary: ["signature"],
      },
      {
        name: "Salt-baked beetroot",
        description: "Goat’s curd, pickled walnut, beet syrup",
        price: "$42",
        dietary: ["signature", "vegetarian"],
      },
      {
        name: "Duck, hung two weeks",
        description: "Sour cherries, its liver on toast",
        price: "$64",
        dietary: [],
      },
      {
        name: "Mushroom pappardelle",
        description: "Wild chanterelles, hay cream, hazelnut",
        price: "$38",
        dietary: ["vegetarian"],
      },
      {
        name: "Lamb shoulder for two",
        description: "Seven hours in the ashes, anchovy, bitter greens",
        price: "$96",
        dietary: [],
      },
      {
        name: "Whole turbot for two",
        description: "Grilled on the bone, bone sauce, leeks",
        price: "$148",
        dietary: ["premium"],
      },
    ],
  },
  {
    title: "Desserts",
    dishes: [
      {
        name: "Chocolate moon",
        description: "Seventy-two percent, gold leaf, warm cream",
        price: "$19",
        dietary: ["vegetarian"],
      },
      {
        name: "Beeswax ice cream",
        description: "Broken honeycomb, buckwheat",
        price: "$16",
        dietary: ["vegetarian"],
      },
      {
        name: "Pear in Sauternes",
        description: "Almond milk, bay leaf",
        price: "$17",
        dietary: ["vegetarian"],
      },
      {
        name: "Three cheeses",
        description: "Ripened on Federal Hill, fig bread, quince",
        price: "$24",
        dietary: [],
      },
      {
        name: "Truffled triple-cream",
        description: "Black truffle, chestnut honey, for the table",
        price: "$38",
        dietary: ["premium"],
      },
    ],
  },
];

const badges = {
  signature: { label: "Signature", sign: "flame" },
  premium: { label: "Premium", sign: "gem" },
  vegetarian: { label: "Vegetarian", sign: "leaf" },
} as const;

export const card: MenuListProps = {
  variant: "card",
  hasSeal: true,
  heading: { eyebrow: "{name}, from 5:30 PM", title: "Dinner" },
  sections: courses.map(({ dishes, ...course }) => ({
    ...course,
    dishes: dishes.map(({ dietary, ...dish }) => ({ ...dish, badges: dietary.map((key) => badges[key]) })),
  })),
  footnote:
    "Tell us what you must not eat: the kitchen cooks around it. A service charge of 20% goes to everyone in the house.",
};

export const legend: BadgeLegendProps = {
  variant: "line",
  badges: [
    { ...badges.signature, meaning: "on the card since the first candle" },
    { ...badges.premium, meaning: "rare, and few of it each night" },
    { ...badges.vegetarian, meaning: "no meat, fish or stock of either" },
  ],
};

export const head: HeroProps = {
  variant: "statement",
  eyebrow: "The menu",
  title: "One card, one fire",
  lead: "Set on Tuesdays and printed for six nights. Every main course has touched the hearth, and most of the desserts have been near it.",
  actions: [],
};

export const afterword: QuoteProps = {
  variant: "plate",
  text: "The moon goes to the table whole. If it sinks before you pick up the spoon, the conversation was good.",
  name: "Tobias Fenwick-Rao",
  detail: "Pastry and candles",
  picture: restaurantPictures["dessert-chocolate"],
};

export const invitation: CallToActionProps = {
  variant: "band",
  title: "The rest of it is better in the dark",
  actions: [reserveLink],
};
