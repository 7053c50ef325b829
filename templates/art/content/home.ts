import type { HoursProps } from "../../../engine/blocks/hours/hours.props.ts";
import type { NewsletterProps } from "../../../engine/blocks/newsletter/newsletter.props.ts";
import type { StatsProps } from "../../../engine/blocks/stats/stats.props.ts";
import type { HangProps } from "../blocks/hang/hang.props.ts";
import type { NoticeProps } from "../blocks/notice/notice.props.ts";
import type { WallProps } from "../blocks/wall/wall.props.ts";
import { exhibition, room } from "../pictures.ts";
import { hungLabels, worksPage } from "./labels.ts";

export const wall: WallProps = {
  title: "{count:works:words} works, one line",
  text: "Everything here hangs at its true size beside everything else, its middle 150 cm above the floor. The small ones are small. Walk closer.",
  label: "The long wall, {count:works:words} works from left to right",
  hint: "Walk along the wall",
  marks: [
    { height: 45, label: "our bench" },
    { height: 110, label: "Nils, age five" },
    { height: 150, label: "the line" },
    { height: 170, label: "you, roughly" },
    { height: 198, label: "Nils, age nineteen" },
  ],
  works: "{collection:works}",
  labels: hungLabels,
  worksPage,
  benchAfter: 9,
  door: { label: "To the gallery", href: "/gallery" },
};

export const stats: StatsProps = {
  variant: "row",
  figures: [
    { value: "9", label: "works", note: "No more fit on one line." },
    { value: "9", label: "artists", note: "One work each, their choice." },
    { value: "150 cm", label: "to the line", note: "From the floor to the middle of all of them." },
    { value: "47 s", label: "before a work", note: "How long our visitors stand, by the bench clock." },
  ],
};

export const featured: HangProps = {
  heading: {
    title: "Three to begin with",
    lead: "The widest painting, the whitest relief and the smallest sheet, at one scale. Stand before one and the others step back.",
  },
  works: "{collection:works}",
  only: "featured",
  labels: hungLabels,
  worksPage,
  link: { label: "All {count:works:words}, with search and filters", href: "/gallery" },
};

export const thirty: NoticeProps = {
  variant: "facing",
  title: "Thirty, Less One",
  lines: ["Oona Treadgold", "The cold room, until February 27, 2027"],
  text: "Thirty plinths, twenty-nine eggs. All of them point at the one that is not there, and by four in the afternoon so does the sun.",
  picture: exhibition,
  link: { label: "All three rooms", href: "/exhibitions" },
};

export const visit: HoursProps = {
  variant: "columns",
  heading: { title: "Come in", lead: "Entry is free. Nobody will ask what you think of it." },
  days: [
    { days: "Wednesday to Friday", times: "11 AM – 6 PM" },
    { days: "Saturday", times: "11 AM – 8 PM" },
    { days: "Sunday", times: "12 – 4 PM" },
    { days: "Monday, Tuesday", times: "Rehanging", isClosed: true },
  ],
  address: ["{street}", "{locality}"],
  phones: [
    { purpose: "Desk", label: "{phone}", href: "fact:phone", means: "call" },
    { label: "{email}", href: "fact:email", means: "mail" },
  ],
  note: "A former egg-grading hall: level floor, north light, four steps at the door and a ramp beside them.",
};

export const inside: NoticeProps = {
  variant: "floor",
  title: "A hall built to look at eggs",
  lines: ["Built in 1926, white ever since"],
  text: "A skylight runs the length of the room because cracks show best from above. We kept the light and stopped grading.",
  picture: room,
};

export const circle: NewsletterProps = {
  variant: "band",
  title: "The circle",
  text: "One card before each opening, with the hanging plan on the back. Six a year, and a place on the bench.",
  fieldLabel: "Email",
  placeholder: "you@example.com",
  buttonLabel: "Join Circle",
  note: "Leaving takes one word: enough.",
};
