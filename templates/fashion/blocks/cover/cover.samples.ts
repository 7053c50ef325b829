import { stressProps } from "../../../../engine/document/stress-props.ts";
import { cover } from "../../content/issue.ts";
import { type CoverProps, coverProps } from "./cover.props.ts";

export const coverSamples: Record<string, CoverProps> = {
  own: cover,
  least: { title: "A", picture: cover.picture, page: cover.page },
  most: stressProps(coverProps, cover, "most"),
};
