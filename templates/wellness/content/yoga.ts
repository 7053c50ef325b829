import type { DataTableProps } from "../../../engine/blocks/data-table/data-table.props.ts";
import type { FaqProps } from "../../../engine/blocks/faq/faq.props.ts";
import type { FeatureRowsProps } from "../../../engine/blocks/feature-rows/feature-rows.props.ts";
import type { HeroProps } from "../../../engine/blocks/hero/hero.props.ts";
import { wellness as stones } from "../../showcase-pictures.ts";
import type { ShapesProps } from "../blocks/shapes/shapes.props.ts";
import { props as mats } from "../pictures.ts";

export const head: HeroProps = {
  variant: "column",
  title: "Yoga for people with furniture in their joints",
  lead: "We go as far as it is pleasant, stay a little, and come back. Your toes will wait where they have always been.",
  actions: [
    { label: "See the week", href: "#week" },
    { label: "Try nine shapes now", href: "#shapes" },
  ],
  picture: stones,
};

export const shapes: ShapesProps = {
  heading: {
    title: "{count:words} shapes, eleven minutes",
    lead: "A short form you can do beside the bed. Follow the row, keep each shape for the breaths below it.",
  },
  shapes: [
    {
      name: "Mountain",
      breaths: 5,
      text: "Stand. Both feet, all of them.",
      body: "M50 90V36M50 42Q43 54 44 64M50 42Q57 54 56 64",
      head: [50, 24],
    },
    {
      name: "Tall tree",
      breaths: 5,
      text: "Arms up as if hanging laundry.",
      body: "M50 90V40M50 42Q36 28 43 6M50 42Q64 28 57 6",
      head: [50, 26],
    },
    {
      name: "Half fold",
      breaths: 5,
      text: "Hands to the shins. A table with a view of the floor.",
      body: "M66 90V53Q66 47 59 47L31 51M37 50L58 76",
      head: [21, 53],
    },
    {
      name: "Rag",
      breaths: 8,
      text: "Let the head hang. It is heavy and you have carried it.",
      body: "M60 90V46Q60 34 50 36Q41 39 40 58M45 42Q31 60 31 84",
      head: [40, 69],
    },
    {
      name: "Low bridge",
      breaths: 8,
      text: "On the back, hips up, knees like a roof.",
      body: "M22 86Q42 57 58 56L76 50L81 89M26 89H52",
      head: [12, 83],
    },
    {
      name: "Cat",
      breaths: 6,
      text: "On all fours, the back round.",
      body: "M30 89V62Q50 36 70 60V89H88",
      head: [20, 70],
    },
    {
      name: "Child",
      breaths: 10,
      text: "Forehead down. You may stay here for the rest of the class.",
      body: "M86 89H58Q92 68 68 62Q50 58 38 72L8 89",
      head: [26, 70],
    },
    {
      name: "Twist",
      breaths: 6,
      text: "Sit, look back at where you came from.",
      body: "M18 89H72M44 89Q43 66 50 48M46 84L62 60L74 89M49 54Q36 66 24 86",
      head: [53, 36],
    },
    {
      name: "Leaving",
      breaths: 20,
      text: "Lie flat. The hardest one, say those who do it well.",
      body: "M26 86H92",
      head: [14, 83],
    },
  ],
  unit: "breaths",
};

export const week: DataTableProps = {
  variant: "ruled",
  heading: {
    title: "The week",
    lead: "Come as you are, ten minutes before. The door closes gently and on time.",
  },
  caption: "Classes by day, with time, length, level and free mats",
  columns: [
    { label: "Class", align: "start" },
    { label: "Day", align: "start" },
    { label: "Time", align: "start" },
    { label: "Length", align: "end" },
    { label: "Level", align: "start" },
    { label: "Free mats", align: "end" },
  ],
  rows: [
    {
      name: "Slow Start",
      note: "before coffee",
      cells: ["Monday", "6:30 AM", "40 min", "Beginner", "6 of 14"],
    },
    { name: "Stiff Hips Club", cells: ["Monday", "6:00 PM", "60 min", "All Levels", "2 of 14"] },
    {
      name: "Chair Yoga",
      note: "the chair is provided",
      cells: ["Tuesday", "11:00 AM", "45 min", "Beginner", "9 of 14"],
    },
    { name: "Long Holds", cells: ["Wednesday", "7:00 PM", "75 min", "Intermediate", "4 of 14"] },
    {
      name: "Nine Shapes",
      note: "the form above, with somebody watching",
      cells: ["Thursday", "12:15 PM", "30 min", "All Levels", "5 of 14"],
    },
    {
      name: "Backs",
      note: "for those who sit for a living",
      cells: ["Friday", "5:30 PM", "60 min", "All Levels", "1 of 14"],
    },
    { name: "Saturday, Eventually", cells: ["Saturday", "10:00 AM", "90 min", "All Levels", "8 of 14"] },
  ],
};

export const bring: FeatureRowsProps = {
  variant: "alternating",
  rows: [
    {
      title: "Bring nothing",
      text: "Mats, blocks, bolsters and wool blankets are in the wall. They are aired daily and older than most teachers.",
      points: ["Single class $18", "Ten classes $150, no end date", "Free within every program"],
      picture: mats,
      link: { label: "See the programs", href: "/#programs" },
    },
  ],
};

export const questions: FaqProps = {
  variant: "columns",
  heading: { title: "Asked at the door" },
  questions: [
    {
      question: "I cannot touch my toes.",
      answer: [
        "Neither can two of our teachers. Toes are touched by those who have short legs or much time.",
      ],
    },
    { question: "What do I wear?", answer: ["Something you could nap in. Socks off, unless it is January."] },
    {
      question: "May I leave early?",
      answer: [
        "Yes. Lie down for one minute first, then take your things. Everyone will think you are advanced.",
      ],
    },
    {
      question: "Is it safe with a bad back?",
      answer: [
        "Tell the teacher before class and do half of everything. After surgery or with pain that radiates, ask your doctor first.",
      ],
    },
    { question: "Do you chant?", answer: ["There is a kettle that hums in F. That is as far as it goes."] },
  ],
};
