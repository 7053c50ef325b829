import { shootProps, shoots } from "../../content/lookbook.ts";
import type { ShootProps } from "./shoot.props.ts";

export const shootSamples: Record<string, ShootProps> = {
  verso: sample("verso", "frame-1"),
  recto: sample("recto", "frame-3"),
  spread: sample("spread", "frame-5"),
};

function sample(variant: ShootProps["variant"], wanted: string): ShootProps {
  const found = shoots.find(({ id }) => id === wanted);
  if (!found) throw new Error(`the house has no shoot ${wanted}`);
  return { ...shootProps(found), variant, number: wanted.slice(-1) };
}
