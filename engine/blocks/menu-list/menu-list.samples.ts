import type { Badge } from "../badge-legend/badge.props.ts";
import type { MenuListProps } from "./menu-list.props.ts";

const signature: Badge = { label: "Signature", sign: "star" };
const premium: Badge = { label: "Premium", sign: "gem" };
const vegetarian: Badge = { label: "Vegetarian", sign: "leaf" };
const hot: Badge = { label: "Hot", sign: "flame" };

const sections: MenuListProps["sections"] = [
  {
    title: "To begin",
    dishes: [
      {
        name: "Oysters on embers",
        description: "Six, barely warmed, seaweed butter",
        price: "$28",
        badges: [signature],
      },
      {
        name: "Chestnut soup",
        description: "Brown-butter crumbs, fried sage",
        price: "$19",
        badges: [vegetarian],
      },
      { name: "Venison tartare", description: "Juniper, cured yolk, rye toast", price: "$26" },
    ],
  },
  {
    title: "From the hearth",
    note: "Served with bread and ash salt",
    dishes: [
      {
        name: "Ember-aged ribeye",
        description: "Black garlic, roasted marrow, its own juices",
        price: "$85",
        badges: [signature, premium],
      },
      {
        name: "Salt-baked beetroot",
        description: "Goat’s curd, pickled walnut",
        price: "$42",
        badges: [vegetarian],
      },
      {
        name: "Turbot on the bone",
        description: "Vin jaune, leeks cooked in the coals",
        price: "market price",
      },
    ],
  },
  {
    title: "Sweet",
    dishes: [
      { name: "Burnt honey tart", description: "Sour cream, bee pollen", price: "$16", badges: [vegetarian] },
      { name: "Pear in red wine", description: "Bay leaf ice cream", price: "$15" },
    ],
  },
];

export const menuListSamples: Record<string, MenuListProps> = {
  card: {
    variant: "card",
    heading: { eyebrow: "Autumn", title: "The card" },
    hasLeaders: true,
    sections,
    footnote: "Tell us what you must not eat. A service charge of 20% is added for parties of six and more.",
  },
  columns: { variant: "columns", heading: { title: "Dinner" }, sections },
  board: {
    variant: "board",
    heading: { title: "Today at the window" },
    sections: [
      {
        title: "Tacos",
        note: "Two to an order",
        dishes: [
          { name: "Al pastor", description: "Pineapple, white onion", price: "$9", badges: [signature, hot] },
          { name: "Baja cod", description: "Lime slaw, chipotle cream", price: "$11" },
          {
            name: "Charred squash",
            description: "Pumpkin seeds, salsa macha",
            price: "$8",
            badges: [vegetarian, hot],
          },
        ],
      },
      {
        title: "Sides",
        dishes: [
          { name: "Street corn", description: "Cotija, lime", price: "$5", badges: [vegetarian] },
          { name: "Black beans", price: "$4", badges: [vegetarian] },
        ],
      },
    ],
  },
};
