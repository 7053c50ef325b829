import { stressProps } from "../../../../engine/document/stress-props.ts";
import { shootSection, shoots } from "../../content/lookbook.ts";
import { type ShootProps, shootProps } from "./shoot.props.ts";

export const shootSamples: Record<string, ShootProps> = {
  verso: sample("verso", "frame-1"),
  recto: sample("recto", "frame-3"),
  spread: sample("spread", "frame-5"),
  least: bare("verso"),
  leastSpread: bare("spread"),
  most: stressProps(shootProps, sample("recto", "frame-3"), "most"),
};

function sample(variant: ShootProps["variant"], wanted: string): ShootProps {
  const found = shoots.find(({ id }) => id === wanted);
  if (!found) throw new Error(`the house has no shoot ${wanted}`);
  return { ...shootSection(found), variant, number: wanted.slice(-1) };
}

function bare(variant: ShootProps["variant"]): ShootProps {
  const { labels } = sample(variant, "frame-1");
  return { variant, title: "A", labels };
}
