import { stressProps } from "../../../../engine/document/stress-props.ts";
import { envelope } from "../../content/home.ts";
import { type EnvelopeProps, envelopeProps } from "./envelope.props.ts";

export const envelopeSamples: Record<string, EnvelopeProps> = {
  usual: envelope,
  least: { title: "Write to us", picture: envelope.picture },
  bare: { ...envelope, picture: undefined, stamp: "Uninvited" },
  most: stressProps(envelopeProps, envelope, "most"),
};
