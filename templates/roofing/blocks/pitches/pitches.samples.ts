import { stressProps } from "../../../../engine/document/stress-props.ts";
import { pitches } from "../../content/home.ts";
import { type PitchesProps, pitchesProps } from "./pitches.props.ts";

export const pitchesSamples: Record<string, PitchesProps> = {
  usual: pitches,
  least: { heading: { title: "How steep?" }, unit: "in 12", pitches: [{ rise: 8 }] },
  most: {
    ...stressProps(pitchesProps, pitches, "most"),
    pitches: [2, 4, 6, 8, 12, 20].map((rise) => ({ rise, text: pitches.pitches[0]?.text })),
  },
};
