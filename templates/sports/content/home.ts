import type { NewsletterProps } from "../../../engine/blocks/newsletter/newsletter.props.ts";
import type { BoardProps } from "../blocks/board/board.props.ts";
import type { FinishesProps } from "../blocks/finishes/finishes.props.ts";
import type { LapProps } from "../blocks/lap/lap.props.ts";
import type { OvalProps } from "../blocks/oval/oval.props.ts";
import type { ProgramsProps } from "../blocks/programs/programs.props.ts";
import type { StaggerProps } from "../blocks/stagger/stagger.props.ts";
import { above, finish, hurdles } from "../pictures.ts";

export const board: BoardProps = {
  session: "Thursday session",
  event: "400 m, heat 2 of 3",
  title: "Lane 4 is open",
  labels: { lane: "Lane", seconds: "seconds" },
  results: [
    { lane: 1, name: "Brandt", group: "W40", time: "68.12", change: "-0.92" },
    { lane: 2, name: "Moretti", group: "M18", time: "54.90", change: "-0.31" },
    { lane: 3, name: "Okonjo", group: "W23", time: "56.42", change: "-0.84" },
    { lane: 5, name: "Lindholm", group: "M52", time: "61.77", change: "-1.18" },
    { lane: 6, name: "Salcedo", group: "W16", time: "59.03", change: "-0.66" },
    { lane: 7, name: "Haverty", group: "M74", time: "94.50", change: "-2.40" },
    { lane: 8, name: "Vo", group: "W31", time: "63.28", change: "+0.05" },
  ],
  lead: "Four is the lane they give the favorite. On Thursdays at 6:30 PM we give it to whoever has not raced yet.",
  actions: [
    { label: "Take lane four", href: "#programs", means: "offers" },
    { label: "See a day at the oval", href: "#lap" },
  ],
};

export const stagger = {
  heading: {
    title: "Nobody starts level",
    lead: "On a bend the outer lanes start farther ahead, so that all eight run 400 meters. That is the whole method: we measure where you stand, and set your line there.",
  },
  unit: "m",
  lanes: [
    { ahead: 0, value: "400 m", label: "one lap, whatever your lane" },
    { ahead: 7.04, value: "6", label: "coaches, each with a watch" },
    { ahead: 14.7, value: "11–74", label: "the ages on the track" },
    { ahead: 22.37, value: "1", label: "place, yours on Thursday" },
    { ahead: 30.03, value: "212", label: "athletes on the sheet" },
    { ahead: 37.7, value: "1.22 m", label: "of room for each of them" },
    { ahead: 45.37, value: "38", label: "meet records since 2009" },
    { ahead: 53.03, value: "−1.12 s", label: "mean at 400 m in 12 weeks" },
  ],
} satisfies StaggerProps;

export const programs: ProgramsProps = {
  heading: {
    title: "{count:programs:words} distances",
    lead: "Drawn to scale. A bar is as long as the program is, a line across it is a week.",
  },
  weekLabel: "week",
  programs: [
    {
      name: "First Lap",
      level: "Never raced",
      duration: "4 weeks",
      weeks: 4,
      price: "Free",
      description:
        "Eight Thursdays' worth of nerve in four. You learn to start, to breathe and to finish, in that order.",
      features: ["Two sessions a week", "Baseline 400 m, timed", "Spikes to borrow", "Lane four, once"],
      marks: [
        { week: 1, label: "Baseline" },
        { week: 4, label: "Your first 400" },
      ],
      action: { label: "Start with First Lap", href: "fact:email", means: "join" },
    },
    {
      name: "The Bend",
      level: "Club runner",
      duration: "12 weeks",
      weeks: 12,
      price: "$199",
      per: "/month",
      description:
        "For those who lose it in the curve. Strength in winter, lactate in spring, and one habit taken off you a week.",
      features: [
        "Four sessions a week",
        "Film of every start",
        "A plan redrawn on Sundays",
        "One meet, entry paid",
      ],
      marks: [
        { week: 1, label: "Baseline" },
        { week: 6, label: "Half-way test" },
        { week: 12, label: "Saturday meet" },
      ],
      action: { label: "Enter The Bend", href: "fact:email", means: "join" },
    },
    {
      name: "Home Straight",
      level: "Racing a season",
      duration: "6 months",
      weeks: 26,
      price: "$499",
      per: "/month",
      description:
        "A season from the first cold lap to the last warm evening, with one coach who reads your times before you do.",
      features: [
        "Six sessions a week",
        "Your own coach and lane",
        "Physio on Tuesdays",
        "Lactate and force plate, monthly",
        "All meets, all entries",
      ],
      marks: [
        { week: 1, label: "Baseline" },
        { week: 6, label: "Hill block" },
        { week: 11, label: "Speed block" },
        { week: 16, label: "First meet" },
        { week: 21, label: "Taper" },
        { week: 26, label: "Championship" },
      ],
      action: { label: "Ask for Home Straight", href: "fact:email", means: "join" },
    },
  ],
  picture: hurdles,
  caption: "Five flights in lane four. The shadow clears them all.",
};

export const oval: OvalProps = {
  title: "The blocks are already set",
  text: "Size 9 pedals, front block two feet from the line, rear block three. Somebody will move them for you. Nobody will run for you.",
  picture: above,
};

export const lap: LapProps = {
  heading: {
    title: "A day is one lap",
    lead: "The gates are open sixteen hours, the track is 400 meters long: an hour is 25 meters. Run it in your head, counterclockwise.",
  },
  opens: 6,
  sessions: [
    { from: 6, to: 6, time: "6:00 AM", name: "Gates", note: "Coffee is not a warm-up." },
    {
      from: 6.5,
      to: 8,
      time: "6:30 to 8:00 AM",
      name: "Home Straight",
      note: "Speed, before the wind wakes.",
    },
    { from: 9.5, to: 11, time: "9:30 to 11:00 AM", name: "Masters", note: "Over 40. Quieter, not slower." },
    { from: 12.25, to: 13, time: "12:15 to 1:00 PM", name: "Lunch laps", note: "Six of them. Then lunch." },
    {
      from: 15.75,
      to: 17.25,
      time: "3:45 to 5:15 PM",
      name: "Juniors",
      note: "11 to 17. Bring two left shoes, some do.",
    },
    {
      from: 18.5,
      to: 20,
      time: "6:30 to 8:00 PM",
      name: "First Lap and The Bend",
      note: "On Thursdays, lane four is open.",
    },
    {
      from: 20.25,
      to: 21,
      time: "8:15 to 9:00 PM",
      name: "Cool-down",
      note: "Counted in breaths, not in meters.",
    },
    { from: 22, to: 22, time: "10:00 PM", name: "Lights off", note: "400 meters. See you at the start." },
  ],
};

export const finishes = {
  heading: {
    title: "{count:stories:words} finishes",
    lead: "Two hairlines a story: where they used to finish, and where they do. All on one scale, two seconds wide.",
  },
  picture: finish,
  labels: { before: "Before", after: "After" },
  stories: [
    {
      name: "Adaeze Okonjo",
      sport: "400 m",
      achievement: "State indoor silver",
      improvement: "−0.84 s",
      hundredths: 84,
      before: "57.26",
      after: "56.42",
      story:
        "She ran the first 200 like a dare and the second like a debt. We took half a second out of the dare. It came back with interest.",
    },
    {
      name: "Teo Moretti",
      sport: "110 m hurdles",
      achievement: "First under 15 seconds at the oval",
      improvement: "−0.61 s",
      hundredths: 61,
      before: "15.58",
      after: "14.97",
      story:
        "Ten hurdles, ten small hesitations of six hundredths each. He had been saying good morning to all of them.",
    },
    {
      name: "Gunnar Lindholm",
      sport: "800 m, over 50",
      achievement: "Oval record, M50",
      improvement: "−1.31 s",
      hundredths: 131,
      before: "2:14.60",
      after: "2:13.29",
      story:
        "A retired postman who had never been told to slow down. We told him to, for the first lap only.",
    },
    {
      name: "Marisol Salcedo",
      sport: "200 m, under 18",
      achievement: "District champion at sixteen",
      improvement: "−0.42 s",
      hundredths: 42,
      before: "25.88",
      after: "25.46",
      story: "Came for the hurdles, stayed for the bend. She leans into it now as if it owed her something.",
    },
  ],
} satisfies FinishesProps;

export const heatSheet: NewsletterProps = {
  variant: "band",
  title: "The heat sheet",
  text: "Thursday's heats, drawn on Wednesday at noon and sent at one. Eight names to a heat. In lane four, a line to write on.",
  fieldLabel: "E-mail",
  placeholder: "name@example.com",
  buttonLabel: "Subscribe",
  note: "One sheet a week. This one is a sample: nothing is sent.",
};
