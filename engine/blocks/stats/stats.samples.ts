import type { StatsProps } from "./stats.props.ts";

const figures = [
  { value: "28", label: "seats, one sitting" },
  { value: "11", label: "courses in the long menu" },
  {
    value: "640",
    label: "bottles below the stairs",
    note: "a third of them from growers under ten hectares",
  },
];

export const statsSamples: Record<string, StatsProps> = {
  row: { variant: "row", figures },
  ledger: { variant: "ledger", heading: { title: "The house in figures" }, figures },
  monument: { variant: "monument", figures: figures.slice(2) },
};
