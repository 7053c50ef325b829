import { stressProps } from "../../../../engine/document/stress-props.ts";
import { trailhead } from "../../content/home.ts";
import { type RingsProps, ringsProps } from "./rings.props.ts";

export const ringsSamples: Record<string, RingsProps> = {
  own: trailhead,
  least: {
    title: trailhead.title,
    heading: { title: trailhead.heading.title },
    from: 1887,
    to: 2026,
    events: trailhead.events.filter(({ year }) => year === 1887 || year === 2026),
  },
  most: stressProps(ringsProps, trailhead, "most"),
};
