import type { CrateProps } from "../blocks/crate/crate.props.ts";
import type { SleeveBackProps } from "../blocks/sleeve-back/sleeve-back.props.ts";
import {
  breakwater,
  ferryHymns,
  harborLights,
  lowWaterMark,
  moonTwice,
  nineteenFathoms,
  slackWater,
  springTide,
} from "../pictures.ts";

/** The crate, newest first, as one flips through it. */
export const crate = {
  heading: {
    title: "The crate",
    lead: "{count:releases:words} records in seven years. Flip through them; they are all in print, and so are the sleeves.",
  },
  releases: [
    {
      number: "UT-008",
      title: "Low Water Mark",
      artist: "Saltglass",
      year: 2026,
      picture: lowWaterMark,
      spine: "orange",
    },
    {
      number: "UT-007",
      title: "Ferry Hymns",
      artist: "Marrow Quay",
      year: 2025,
      picture: ferryHymns,
      spine: "ivory",
    },
    {
      number: "UT-006",
      title: "Spring Tide",
      artist: "Drum Shoal",
      year: 2025,
      picture: springTide,
      spine: "plum",
    },
    {
      number: "UT-005",
      title: "Harbor Lights Off",
      artist: "Ottoline Brack",
      year: 2024,
      picture: harborLights,
      spine: "black",
    },
    {
      number: "UT-004",
      title: "Breakwater",
      artist: "Neap Choir",
      year: 2023,
      picture: breakwater,
      spine: "orange",
    },
    {
      number: "UT-003",
      title: "Moon, Full, Twice",
      artist: "Tern & Tern",
      year: 2022,
      picture: moonTwice,
      spine: "plum",
    },
    {
      number: "UT-002",
      title: "Nineteen Fathoms",
      artist: "Saltglass",
      year: 2021,
      picture: nineteenFathoms,
      spine: "blue",
    },
    {
      number: "UT-001",
      title: "Slack Water",
      artist: "Drum Shoal",
      year: 2019,
      picture: slackWater,
      spine: "ivory",
    },
  ],
  prices: [
    { name: "The record", price: "$29" },
    { name: "The sleeve, framed, no record", price: "$95" },
  ],
  note: "We sell more of the second than the first. We have stopped asking why.",
} satisfies CrateProps;

/** The back of the newest sleeve; running times are in seconds. */
export const lowWaterMarkBack = {
  number: "UT-008",
  title: "Low Water Mark",
  artist: "Saltglass",
  sides: [
    {
      name: "Side A",
      tracks: [
        { title: "Foreshore", seconds: 252 },
        { title: "Bell Buoy", seconds: 365 },
        { title: "The Ferryman’s Discount", seconds: 218 },
        { title: "Wrack Line", seconds: 321 },
      ],
    },
    {
      name: "Side B",
      tracks: [
        { title: "Slow Bell", seconds: 464 },
        { title: "Every Lamp on the Pier", seconds: 269 },
        { title: "Low Water Mark", seconds: 537 },
      ],
    },
  ],
  caption: "Each band is as wide as its song is long.",
  credits: [
    { name: "Recorded", text: "At low water only, in a boat shed, between six and nine in the morning." },
    { name: "Cut", text: "At half speed, which took twice as long." },
    {
      name: "Pressed",
      text: "180 grams, black. Colored vinyl was discussed and the discussion was recorded.",
    },
    { name: "Run-out", text: "Scratched by hand: “it comes back.”" },
  ],
  small:
    "Play at 33⅓. If the tide can be heard between A3 and A4, your system is very good; if it can be seen, move your system.",
} satisfies SleeveBackProps;
