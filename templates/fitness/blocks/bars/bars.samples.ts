import { tiers } from "../../content/membership.ts";
import type { BarsProps } from "./bars.props.ts";

export const barsSamples: Record<string, BarsProps> = {
  own: tiers,
  strips: {
    variant: "stage",
    heading: { title: "What it costs" },
    labels: { currency: "$" },
    offers: [{ name: "An hour with somebody who listens", cost: "from $90" }, { name: "A second one" }],
  },
};
