import type { PacketsProps } from "../blocks/packets/packets.props.ts";
import type { RulesProps } from "../blocks/rules/rules.props.ts";
import type { TitlePageProps } from "../blocks/title-page/title-page.props.ts";
import type { VisitProps } from "../blocks/visit/visit.props.ts";
import { row, trowel } from "../pictures.ts";
import { consultation, email, phone } from "./ways.ts";
import { year } from "./year.ts";

/** Months are counted from 1, the start of January; what runs over New Year ends after 13. */
function span(label: string, from: number, to: number) {
  return { label, from, to };
}

export const titlePage = {
  title: "First mud, then marigolds.",
  lead: "An almanac of gardening for 2027, kept by four people with one van",
  phone,
  consultation,
  facts: [
    { label: "Price", value: "From $65 an hour" },
    { label: "Round", value: "{area}" },
    { label: "Hours", value: "{hours}" },
  ],
  wheel: {
    months: year.months.map(({ name, full }) => ({ name, full })),
    rings: [
      {
        name: "sow",
        spans: [
          span("Peas", 3.2, 4.2),
          span("Carrots", 4.3, 5.5),
          span("Beans", 5.65, 6.8),
          span("Kale", 7, 8.1),
          span("Spinach", 8.3, 9.3),
          span("Garlic", 10, 11.2),
        ],
      },
      {
        name: "cut",
        spans: [
          span("Apples", 2, 3.2),
          span("Lavender", 4.2, 5.1),
          span("Lilac", 5.3, 6.2),
          span("Hedges", 7.2, 8.6),
          span("Meadow", 9.1, 9.9),
          span("Dahlias", 10.4, 11.3),
        ],
      },
      {
        name: "leave",
        spans: [
          span("Seed heads", 11.3, 14.8),
          span("Wet beds", 3, 4.2),
          span("Daffodils", 4.7, 6.8),
          span("You", 7.1, 8.4),
          span("Leaves", 9.8, 11),
        ],
      },
    ],
  },
} satisfies TitlePageProps;

export const packets: PacketsProps = {
  title: "{count:packets:words} packets",
  lead: "What we do, as it would be sold at the counter of a seed shop. Prices are for work; plants come at cost, with the receipt.",
  labels: { when: "Sow", depth: "Depth", distance: "Distance" },
  packets: [
    {
      name: "The Plan",
      text: "Two visits, one drawing, and a list of what to move before anything is bought.",
      price: "$280",
      when: "December to February",
      depth: "two cups of tea",
      distance: "one kitchen table",
      plant: "fern",
    },
    {
      name: "Beds & Borders",
      text: "Dug, fed, planted, mulched. You will want to add something. Wait a year.",
      price: "$65 an hour",
      when: "October, or April",
      depth: "a spade and a half",
      distance: "closer than you think",
      plant: "marigold",
    },
    {
      name: "Kitchen Garden",
      text: "Raised beds of larch, four feet by eight, filled, planted and explained.",
      price: "$640 a bed",
      when: "March to May",
      depth: "twelve inches",
      distance: "ten steps from the stove",
      plant: "beet",
    },
    {
      name: "Pruning & Hedges",
      text: "Roses, fruit, and the hedge that has become a neighbor. We take the brush away.",
      price: "From $95",
      when: "February, then July",
      depth: "a third, never more",
      distance: "one ladder",
      plant: "branch",
    },
    {
      name: "Meadow for Lawn",
      text: "Forty kinds of seed and one cut a year. It looks like nothing until its second May.",
      price: "$1.90 a sq ft",
      when: "October",
      depth: "scratch and scatter",
      distance: "a scythe’s swing",
      plant: "meadow",
    },
    {
      name: "Upkeep",
      text: "The same two people every second week, who know where you buried the cat.",
      price: "$140 a visit",
      when: "March to November",
      depth: "knees",
      distance: "fourteen days",
      plant: "tulip",
    },
  ],
};

export const rules: RulesProps = {
  title: "Why people let us in",
  picture: row,
  caption: "Row four, in a good year. The soil is the expensive part.",
  rules: [
    {
      title: "Everything has a date.",
      text: "You get a calendar of your own garden, and we come when it says so, not when the van is free.",
    },
    {
      title: "We plant for the third year.",
      text: "The first year sleeps, the second creeps. We put that on the estimate, so nobody buys twice.",
    },
    { title: "No poison, no peat.", text: "Slugs are discussed with ducks. Weeds are discussed with a hoe." },
    {
      title: "What dies, we owe you.",
      text: "Anything we planted that fails within a year is replaced. Drought counts. Dogs do not.",
    },
    {
      title: "One van, four people.",
      text: "Whoever draws your garden also digs it. There is no second team to blame.",
    },
    {
      title: "Half our advice is no.",
      text: "Not there, not yet, not that one. It costs nothing and saves more than it sounds.",
    },
  ],
};

export const visit: VisitProps = {
  title: "A walk round, free",
  lead: "Forty minutes, boots on. We say what we would do, what it costs, and what you had better leave alone. The estimate comes on paper within the week, muddy at one corner.",
  picture: trowel,
  phone,
  email,
  labels: { call: "Call", write: "Or write" },
  lines: [
    { label: "Hours", value: "{hours}" },
    { label: "In May", value: "Until dark" },
    { label: "Round", value: "{area}, and twelve miles over the line" },
    { label: "Shed", value: "{address}" },
  ],
  note: "No such thing as a gardening emergency. Wasps, possibly.",
};
