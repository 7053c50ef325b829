import { stressProps } from "../../../../engine/document/stress-props.ts";
import { specialties } from "../../content/services.ts";
import { type TagsProps, tagsProps } from "./tags.props.ts";

export const tagsSamples: Record<string, TagsProps> = {
  usual: specialties,
  least: {
    tags: [{ name: "Boilers and radiators" }],
  },
  list: { ...specialties, picture: undefined },
  most: stressProps(tagsProps, specialties, "most"),
};
