import type { GuestsProps } from "../blocks/guests/guests.props.ts";

export const guests = {
  heading: {
    title: "The guest list, revised",
    lead: "{count:words} families who come without writing first. Strike one, or the whole page; the price is the price, and the second visit is in it.",
  },
  guests: [
    {
      name: "The Ants",
      latin: "Solenopsis invicta",
      note: "and four thousand of their closest. Received in the sugar bowl, in single file.",
      price: "from $145",
      months: [3, 4, 5, 6, 7, 8, 9, 10],
      height: [4, 8],
    },
    {
      name: "The Cockroaches",
      latin: "Periplaneta americana",
      note: "They answer to palmetto bug. They answer sooner to a light switch.",
      price: "from $165",
      months: [4, 5, 6, 7, 8, 9, 10, 11],
      height: [6, 9],
    },
    {
      name: "The Mice",
      latin: "Mus musculus",
      note: "Came for one cold weekend in October, and have since redecorated.",
      price: "from $195",
      months: [1, 2, 3, 10, 11, 12],
      height: [11, 1],
    },
    {
      name: "The Termites",
      latin: "Coptotermes formosanus",
      note: "Never seen, never late. They are eating the chair you would offer them.",
      price: "from $640",
      months: [3, 4, 5, 6, 7],
      height: [5, 6],
    },
    {
      name: "The Bed Bugs",
      latin: "Cimex lectularius",
      note: "Overnight guests, from a hotel you have mentioned fondly. By the room.",
      price: "from $420",
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      height: [6, 8],
    },
    {
      name: "The Wasps",
      latin: "Polistes exclamans",
      note: "Brought their own house, and hung it over your door.",
      price: "from $175",
      months: [5, 6, 7, 8, 9, 10],
      height: [8, 9],
    },
  ],
  calendar: {
    title: "Who calls when",
    caption:
      "The season in {city}: a stroke for a month in which they call, a heavy one for the height of it",
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    calls: "calls",
    often: "calls often",
  },
} satisfies GuestsProps;
