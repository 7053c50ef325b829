import type { HeroProps } from "../../../engine/blocks/hero/hero.props.ts";
import type { BreathingGuideProps } from "../blocks/breathing-guide/breathing-guide.props.ts";
import type { ChallengeProps } from "../blocks/challenge/challenge.props.ts";
import type { OrbitProps } from "../blocks/orbit/orbit.props.ts";
import type { PracticesProps } from "../blocks/practices/practices.props.ts";
import { bowl } from "../pictures.ts";

export const head: HeroProps = {
  variant: "medallion",
  title: "Sit. The rest is optional.",
  lead: "Meditation is the one sport in which doing nothing is training. Begin with the guide below, it needs one minute of you.",
  actions: [{ label: "Open the breathing guide", href: "#guide" }],
  picture: bowl,
};

export const breathingGuide: BreathingGuideProps = {
  heading: {
    title: "A guide that breathes",
    lead: "Choose a rhythm and a time. Close your eyes if you like: it counts for you.",
  },
  patternsLabel: "Rhythm",
  patterns: [
    {
      id: "even",
      name: "Even",
      note: "5 in, 5 out. For any time.",
      seconds: { in: 5, hold: 0, out: 5, rest: 0 },
    },
    {
      id: "long",
      name: "Long way out",
      note: "4 in, 6 out. For after work.",
      seconds: { in: 4, hold: 0, out: 6, rest: 0 },
    },
    {
      id: "box",
      name: "Box",
      note: "4 in, 4 held, 4 out, 4 still. For before a speech.",
      seconds: { in: 4, hold: 4, out: 4, rest: 4 },
    },
    {
      id: "night",
      name: "Night",
      note: "4 in, 7 held, 8 out. For the ceiling at 3 AM.",
      seconds: { in: 4, hold: 7, out: 8, rest: 0 },
    },
  ],
  minutesLabel: "Time",
  minutesUnit: "min",
  minutes: [1, 3, 5, 10],
  words: {
    ready: "Ready when you are",
    in: "Breathe in",
    hold: "Hold",
    out: "Breathe out",
    rest: "Be still",
    paused: "Paused",
    done: "That was it. Get up slowly.",
    start: "Start",
    pause: "Pause",
    resume: "Go on",
    stop: "Stop",
    left: "left",
  },
};

export const practices: PracticesProps = {
  heading: {
    title: "{count:words} practices, to scale",
    lead: "A circle’s area is its minutes. Take the size that fits the hole in your day.",
  },
  unit: "min",
  practices: [
    {
      name: "One-Coin Breathing",
      minutes: 5,
      level: "Beginner",
      participants: "8,140 this year",
      description: "A coin on the belly, watched as it rises and sinks. Keep the coin.",
    },
    {
      name: "Body Map",
      minutes: 20,
      level: "All Levels",
      participants: "5,920 this year",
      description:
        "From the left little toe to the crown, one address at a time. Some people live in houses they have never seen.",
    },
    {
      name: "Noting",
      minutes: 15,
      level: "Intermediate",
      participants: "3,075 this year",
      description: "Each thought gets one word and is let go: planning, planning, lunch, planning.",
    },
    {
      name: "Walking the Rim",
      minutes: 30,
      level: "All Levels",
      participants: "2,660 this year",
      description: "Slow rounds along the wall of the ice house, heel, ball, toe. Nobody overtakes.",
    },
    {
      name: "Open Sky",
      minutes: 40,
      level: "Intermediate",
      participants: "1,180 this year",
      description: "No object, no count. Weather comes and goes, you are what it goes through.",
    },
    {
      name: "Kindness, in Order",
      minutes: 10,
      level: "Beginner",
      participants: "6,430 this year",
      description:
        "Wish well to yourself, to a friend, to a stranger, to the person from accounting. In that order.",
    },
  ],
};

export const challenge: ChallengeProps = {
  eyebrow: "The 21-Day Challenge",
  title: "Twenty-one days in a row",
  text: "15-30 minutes daily. It starts with fifteen, grows by a minute when you do not notice, and ends at thirty.",
  days: 21,
  least: 15,
  most: 30,
  daysUnit: "days",
  unit: "minutes daily",
  weeks: [
    {
      title: "Week one, counting",
      text: "Ten breaths, over and over. You will lose count. Losing count is the exercise.",
    },
    { title: "Week two, noticing", text: "Sounds, knees, the neighbor’s piano. All of it is allowed in." },
    {
      title: "Week three, leaving",
      text: "The bell moves further apart until there is none, and you ring it yourself.",
    },
  ],
  action: { label: "Join the challenge", href: "/community#circle" },
  note: "$29 with Twenty-One. A missed day is not made up, it is missed.",
};

export const benefits: OrbitProps = {
  heading: { title: "What it is good for" },
  items: [
    { title: "Sleep", text: "Falling asleep before the list of things is finished." },
    { title: "Attention", text: "One page read once, instead of three times." },
    { title: "Temper", text: "A gap between the horn and the answer." },
    { title: "Blood pressure", text: "Lower by the end of most sittings. Ask your doctor about the rest." },
    { title: "Patience", text: "Queues become rooms with people in them." },
    { title: "Memory", text: "You were there, so you can remember it." },
    { title: "Breath", text: "Found lower than the collarbones again." },
    { title: "Company", text: "Yours, and bearable." },
  ],
};
