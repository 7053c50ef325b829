import type { DollarProps } from "../blocks/dollar/dollar.props.ts";
import type { FleetProps } from "../blocks/fleet/fleet.props.ts";
import type { FoldsProps } from "../blocks/folds/folds.props.ts";
import type { MouthProps } from "../blocks/mouth/mouth.props.ts";
import type { SourceProps } from "../blocks/source/source.props.ts";
import type { TidesProps } from "../blocks/tides/tides.props.ts";
import { dawn, sheet } from "../pictures.ts";
import { course } from "./course.ts";

export const source = {
  title: "Small gifts, folded carefully, going a long way.",
  lead: "{name} looks after one river in Maine from its first puddle to the sea. Whatever you give is spent on something you could point at from a bridge.",
  facts: [
    { label: "Call the boathouse", value: "{phone}", href: "fact:phone" },
    { label: "A useful gift", value: "From $5", href: "#gifts" },
    { label: "Where we work", value: "{area}" },
    { label: "Somebody is in", value: "{hours}" },
  ],
  actions: [
    { label: "Free River Consultation", href: "#mouth-consultation", means: "estimate" },
    { label: "See what $25 does", href: "#gifts", means: "donate" },
  ],
  picture: sheet,
  course: course.source,
} satisfies SourceProps;

export const folds = {
  title: "{count:folds:words} things we do. Folded in this order, they make a boat.",
  lead: "Take any sheet of paper. The bank statement is a good size.",
  folds: [
    {
      title: "Nets on storm drains",
      text: "What falls on Main Street is in the river by Tuesday. 41 nets catch it on the way; we empty them on Mondays.",
      price: "$190 a net, a year",
      fold: "Fold the sheet in half.",
    },
    {
      title: "Willows on bare banks",
      text: "A willow cutting costs less than a coffee and holds more ground. Twelve to a bundle, in by the first thaw.",
      price: "$25 a bundle",
      fold: "Bring both corners to the middle.",
    },
    {
      title: "Steps for fish",
      text: "Four old mill dams stand between the alewives and their lake. Two have ladders now. Alewives can count.",
      price: "$4,800 a step",
      fold: "Turn up both brims.",
    },
    {
      title: "Water, tested weekly",
      text: "Nine stations, every Wednesday: oxygen, nitrate, and the smell, which is also written down.",
      price: "$100 a station, a month",
      fold: "Open it and lay it flat, on its point.",
    },
    {
      title: "A school afloat",
      text: "Each fourth grade on the river spends one day on it. They come back quieter, and damp.",
      price: "$400 a class",
      fold: "Turn both points up. Open it once more.",
    },
    {
      title: "River consultation",
      text: "For anyone who owns a bank: we walk it with you and tell you what it needs, in a letter of one page.",
      price: "Free",
      fold: "Pull the tips apart. It floats.",
    },
  ],
  course: course.folds,
} satisfies FoldsProps;

export const fleet = {
  title: "What it folds into",
  lead: "Each boat is made from a sheet as large as the sum. No money is taken on this page: the link writes us a note, and we answer with a slip to pay at any bank.",
  gifts: [
    {
      title: "$5",
      text: "One mesh bag. It comes back with nine pounds of what should not have been there.",
      action: {
        label: "Give $5",
        href: "mailto:gifts@paperboat.example?subject=5%20dollars",
        means: "donate",
      },
    },
    {
      title: "$25",
      text: "Twelve willows, in the ground, with a stake each.",
      action: {
        label: "Give $25",
        href: "mailto:gifts@paperboat.example?subject=25%20dollars",
        means: "donate",
      },
    },
    {
      title: "$100",
      text: "A month of Wednesdays at one station: four bottles, four answers.",
      action: {
        label: "Give $100",
        href: "mailto:gifts@paperboat.example?subject=100%20dollars",
        means: "donate",
      },
    },
    {
      title: "$400",
      text: "A day on the water for 22 ten-year-olds, two teachers and a very patient boat.",
      action: {
        label: "Give $400",
        href: "mailto:gifts@paperboat.example?subject=400%20dollars",
        means: "donate",
      },
    },
  ],
  course: course.fleet,
} satisfies FleetProps;

export const dollar = {
  title: "One dollar, cent by cent",
  lead: "As it was spent last year. Each stroke is a cent.",
  parts: [
    { cents: 58, label: "work in and on the river" },
    { cents: 19, label: "children in boats" },
    { cents: 13, label: "bottles, tests and the laboratory" },
    { cents: 7, label: "the boathouse roof, insurance, the kettle" },
    { cents: 3, label: "asking for the next dollar" },
  ],
  why: {
    title: "Why people trust us with it",
    reasons: [
      { title: "One river.", text: "We have been asked to take on a second. We said we were not finished." },
      {
        title: "Things with numbers.",
        text: "Every net, willow bundle and step has one. Yours is on your receipt; you may go and look.",
      },
      {
        title: "Books in the window.",
        text: "The accounts are printed each January and taped to the boathouse door, facing out.",
      },
      { title: "Nobody knocks.", text: "No callers, no street teams, no photographs of sad otters." },
      { title: "Since {founded}.", text: "212 volunteers, four on wages, and the same kettle." },
    ],
  },
  course: course.dollar,
} satisfies DollarProps;

export const tides = {
  title: "Lantern Saturdays",
  lead: "We pick the banks at low water and launch the lanterns at high, six hours and twelve minutes later. In between there is soup. Come to either; bring boots to both.",
  lights: 40,
  labels: { low: "Low, boots", high: "High, lanterns" },
  days: [
    { date: "May 8", low: "2:06 PM", high: "8:18 PM", feet: 10.9, place: "Sawyer’s Landing" },
    { date: "May 22", low: "1:38 PM", high: "7:50 PM", feet: 9.6, place: "The old mill, below the dam" },
    { date: "June 5", low: "2:29 PM", high: "8:41 PM", feet: 11.4, place: "Heron Bend" },
    { date: "June 19", low: "2:08 PM", high: "8:20 PM", feet: 10.2, place: "{city}, town quay" },
    { date: "July 3", low: "2:23 PM", high: "8:35 PM", feet: 11.1, place: "The sandbar, by boat" },
    { date: "July 17", low: "1:46 PM", high: "7:58 PM", feet: 9.8, place: "The boathouse" },
  ],
  note: "High water above the quay’s zero, 2027. The higher the wave, the higher the tide.",
} satisfies TidesProps;

export const mouth = {
  picture: dawn,
  title: "The boathouse is where the river stops.",
  watch: {
    title: "Foam, fish or oil on the water?",
    text: "The river watch answers day and night, and is on the bank within the hour.",
    number: "(207) 555-0119",
    href: "tel:+12075550119",
  },
  consultation: {
    title: "Free river consultation",
    text: "You own a bank, a culvert or a wet field. We walk it with you for an hour, anywhere on the 94 miles, and send a page of advice. It costs nothing and commits you to a cup of tea.",
    actions: [
      { label: "Call {phone}", href: "fact:phone", means: "call" },
      {
        label: "Write for a free consultation",
        href: "fact:email?subject=River%20consultation",
        means: "mail",
      },
    ],
  },
  facts: [
    { label: "Hours", value: "{hours}. Mondays we empty nets." },
    { label: "Where", value: "The Boathouse, {address}" },
    { label: "Mail", value: "{email}", href: "fact:email" },
  ],
} satisfies MouthProps;
