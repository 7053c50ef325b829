import { samplePicture } from "../sample-picture.ts";
import type { TimelineProps } from "./timeline.props.ts";

const entries: TimelineProps["entries"] = [
  {
    date: "1987",
    title: "One van, one ladder",
    text: "Two brothers repaint a lighthouse that nobody else would quote for.",
  },
  {
    date: "1996",
    title: "The shop on Canal Street",
    text: "Color is mixed on the ground floor and argued about on the first.",
    picture: samplePicture.coin,
  },
  {
    date: "2008",
    title: "Everybody is kept",
    text: "No work for five months. We restored our own street instead, door by door.",
  },
  {
    date: "2026",
    title: "Thirty-one painters",
    text: "Nine of them trained by us, four of them the children of those nine.",
  },
];

const heading = { title: "Forty years of drying time" };

export const timelineSamples: Record<string, TimelineProps> = {
  axis: { variant: "axis", heading, entries },
  ledger: { variant: "ledger", heading, entries },
  stepped: { variant: "stepped", heading, entries },
};
