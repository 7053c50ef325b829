import { stressProps } from "../../../../engine/document/stress-props.ts";
import { specialties } from "../../content/services.ts";
import { type TagsProps, tagsProps } from "./tags.props.ts";

export const tagsSamples: Record<string, TagsProps> = {
  usual: specialties,
  least: {
    heading: { title: "And also" },
    picture: specialties.picture,
    tags: [{ name: "Boilers and radiators" }],
  },
  most: stressProps(tagsProps, specialties, "most"),
};
