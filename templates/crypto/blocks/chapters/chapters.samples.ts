import { habits } from "../../content/home.ts";
import type { ChaptersProps } from "./chapters.props.ts";

const printed = habits.rows.map(({ picture, ...row }) => row);
const third = {
  title: "What it costs",
  text: "Less than you think, and no more than is written here.",
  value: "$40",
};

export const chaptersSamples: Record<string, ChaptersProps> = {
  own: habits,
  printed: { rows: [...printed, third] },
  least: { rows: [{ title: "A" }] },
};
