import { stressProps } from "../../../../engine/document/stress-props.ts";
import { collectionPlate, collections } from "../../content/collections.ts";
import { type PlateProps, plateProps } from "./plate.props.ts";

export const plateSamples: Record<string, PlateProps> = {
  left: sample("left", "clay"),
  right: sample("right", "night-shift"),
  monument: sample("monument", "bias"),
  least: bare("left"),
  most: stressProps(plateProps, sample("right", "night-shift"), "most"),
};

function sample(variant: PlateProps["variant"], wanted: string): PlateProps {
  const found = collections.find(({ id }) => id === wanted);
  if (!found) throw new Error(`the house has no collection ${wanted}`);
  return { ...collectionPlate(found), variant };
}

function bare(variant: PlateProps["variant"]): PlateProps {
  const { title, labels } = sample(variant, "clay");
  return { variant, title, labels };
}
