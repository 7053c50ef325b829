import { stressProps } from "../../../../engine/document/stress-props.ts";
import { cover } from "../../content/issue.ts";
import { type CoverProps, coverProps } from "./cover.props.ts";

export const coverSamples: Record<string, CoverProps> = {
  own: cover,
  least: { title: "A", picture: cover.picture, page: cover.page },
  bare: {
    ...cover,
    picture: undefined,
    front: undefined,
    lines: undefined,
    headline: "Forty-five degrees was too easy",
    lead: "Clothes cut twelve degrees off the grain.",
    link: { label: "See the pieces", href: "/shop" },
  },
  most: stressProps(coverProps, cover, "most"),
};
