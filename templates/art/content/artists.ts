import type { RosterProps } from "../blocks/roster/roster.props.ts";
import { labelOf } from "./labels.ts";
import { works } from "./works.ts";

/** Born when and works where, and a few words, by the artist's name. */
const lives: Record<string, { facts: string; text: string }> = {
  "Maren Oddvik": {
    facts: "Born 1979, works in Astoria, Oregon",
    text: "Paints the sky from a disused pilot station, standing, until the tide lets her drive home. Owns eleven brushes and dislikes nine.",
  },
  "Josefa Amaro-Lind": {
    facts: "Born 1984, works in Marfa, Texas",
    text: "Pours paint from a ladder and then leaves for the day. What happens between noon and evening she calls the other half of the work.",
  },
  "Pell Anders-Roe": {
    facts: "Born 1991, works in Providence, Rhode Island",
    text: "A mathematician who learned etching so that a formula would have to wait. Prints every edition by hand and has dropped only one plate.",
  },
  "Ruth Ekelhof": {
    facts: "Born 1968, works in Detroit, Michigan",
    text: "Folded maps for a living before she folded metal. Each relief is computed, cut and then bent over her own kitchen table.",
  },
  "Silvan Dorsey-Mott": {
    facts: "Born 1988, works in Seattle, Washington",
    text: "One exposure a night, no second try. Knows the ferry timetable better than the ferries do.",
  },
  "Ada Kestrin": {
    facts: "Born 1995, works in Asheville, North Carolina",
    text: "Writes drafts for looms that do not exist. Her grandmother, who had one that did, finds the tension excellent.",
  },
  "Oona Treadgold": {
    facts: "Born 1974, works in Petaluma, California",
    text: "Has photographed eggs since 2009 and is not finished. Occupies our cold room this winter with twenty-nine of them.",
  },
  "Beatriz Fennimore": {
    facts: "Born 1982, works in Point Reyes, California",
    text: "Makes photographs without a camera, with whatever the verge has to offer. Waits for sun in the wrong months on purpose.",
  },
  "Haruo Benning": {
    facts: "Born 1959, works in Hudson, New York",
    text: "One sheet, one pond a day, nineteen days. If two touch, he begins again; this is his fourth begun again.",
  },
};

export const roster: RosterProps = {
  title: "Artists, each with one work, at one scale",
  artists: works.map((work) => ({
    key: work.artist.toLowerCase().replaceAll(" ", "-"),
    name: work.artist,
    facts: lives[work.artist]?.facts ?? "",
    text: lives[work.artist]?.text ?? "",
    work: labelOf(work),
  })),
};
