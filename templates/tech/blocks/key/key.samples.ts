import { longestText, most } from "../../../longest-text.ts";
import { key } from "../../content/home.ts";
import { enter } from "../../pictures.ts";
import type { KeyProps } from "./key.props.ts";

export const keySamples: Record<string, KeyProps> = {
  usual: key,
  least: { title: "Press this key.", steps: [{ title: "You get an address." }] },
  plain: { ...key, steps: key.steps.map(({ title }) => ({ title })) },
  most: {
    title: longestText(32),
    text: longestText(160),
    picture: enter,
    steps: most(6, (number) => ({
      at: longestText(12),
      title: `${number} ${longestText(98)}`,
      text: longestText(200),
    })),
  },
};
