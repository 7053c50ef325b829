import { head } from "../../content/services.ts";
import type { DropsProps } from "./drops.props.ts";

export const dropsSamples: Record<string, DropsProps> = {
  usual: head,
  least: { title: "Water where you want it." },
};
