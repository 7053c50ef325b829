import { stressProps } from "../../../../engine/document/stress-props.ts";
import { packets } from "../../content/home.ts";
import { type PacketsProps, packetsProps } from "./packets.props.ts";

export const packetsSamples: Record<string, PacketsProps> = {
  own: packets,
  least: { title: "A packet", labels: packets.labels, packets: [{ name: "The Plan" }] },
  skies: { ...packets, signs: "skies", labels: undefined },
  most: stressProps(packetsProps, packets, "most"),
};
