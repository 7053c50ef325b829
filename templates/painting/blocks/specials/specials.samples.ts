import { stressProps } from "../../../../engine/document/stress-props.ts";
import { specials } from "../../content/services.ts";
import { type SpecialsProps, specialsProps } from "./specials.props.ts";

const some = (count: number): SpecialsProps => ({ ...specials, items: specials.items.slice(0, count) });

export const specialsSamples: Record<string, SpecialsProps> = {
  own: specials,
  least: { title: "And also", items: [{ name: "Front doors" }] },
  two: some(2),
  four: some(4),
  most: stressProps(specialsProps, specials, "most"),
};
