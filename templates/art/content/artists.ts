import type { RosterProps } from "../blocks/roster/roster.props.ts";
import { hungLabels, worksPage } from "./labels.ts";

export const roster: RosterProps = {
  title: "Artists, each with one work, at one scale",
  artists: [
    {
      key: "maren-oddvik",
      name: "Maren Oddvik",
      facts: "Born 1979, works in Astoria, Oregon",
      text: "Paints the sky from a disused pilot station, standing, until the tide lets her drive home. Owns eleven brushes and dislikes nine.",
      work: "weather",
    },
    {
      key: "josefa-amaro-lind",
      name: "Josefa Amaro-Lind",
      facts: "Born 1984, works in Marfa, Texas",
      text: "Pours paint from a ladder and then leaves for the day. What happens between noon and evening she calls the other half of the work.",
      work: "low-tide",
    },
    {
      key: "pell-anders-roe",
      name: "Pell Anders-Roe",
      facts: "Born 1991, works in Providence, Rhode Island",
      text: "A mathematician who learned etching so that a formula would have to wait. Prints every edition by hand and has dropped only one plate.",
      work: "thread",
    },
    {
      key: "ruth-ekelhof",
      name: "Ruth Ekelhof",
      facts: "Born 1968, works in Detroit, Michigan",
      text: "Folded maps for a living before she folded metal. Each relief is computed, cut and then bent over her own kitchen table.",
      work: "letter",
    },
    {
      key: "silvan-dorsey-mott",
      name: "Silvan Dorsey-Mott",
      facts: "Born 1988, works in Seattle, Washington",
      text: "One exposure a night, no second try. Knows the ferry timetable better than the ferries do.",
      work: "ferries",
    },
    {
      key: "ada-kestrin",
      name: "Ada Kestrin",
      facts: "Born 1995, works in Asheville, North Carolina",
      text: "Writes drafts for looms that do not exist. Her grandmother, who had one that did, finds the tension excellent.",
      work: "selvedge",
    },
    {
      key: "oona-treadgold",
      name: "Oona Treadgold",
      facts: "Born 1974, works in {city}, California",
      text: "Has photographed eggs since 2009 and is not finished. Occupies our cold room this winter with twenty-nine of them.",
      work: "eggs",
    },
    {
      key: "beatriz-fennimore",
      name: "Beatriz Fennimore",
      facts: "Born 1982, works in Point Reyes, California",
      text: "Makes photographs without a camera, with whatever the verge has to offer. Waits for sun in the wrong months on purpose.",
      work: "parsley",
    },
    {
      key: "haruo-benning",
      name: "Haruo Benning",
      facts: "Born 1959, works in Hudson, New York",
      text: "One sheet, one pond a day, nineteen days. If two touch, he begins again; this is his fourth begun again.",
      work: "ponds",
    },
  ],
  works: "{collection:works}",
  labels: hungLabels,
  worksPage,
};
