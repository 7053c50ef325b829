import { collections } from "../../content/collections.ts";
import type { SpinesProps } from "./spines.props.ts";

export const spinesSamples: Record<string, SpinesProps> = {
  own: {
    label: "The six collections",
    spines: collections.map(({ id, name, season, pieces }) => ({ name, season, pieces, href: `#${id}` })),
  },
};
