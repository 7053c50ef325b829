import { fullest } from "../../../fullest-sample.ts";
import { envelope } from "../../content/home.ts";
import { type EnvelopeProps, envelopeProps } from "./envelope.props.ts";

export const envelopeSamples: Record<string, EnvelopeProps> = {
  usual: envelope,
  least: { title: "Write to us", picture: envelope.picture },
  most: fullest(envelopeProps, envelope),
};
