import { stressProps } from "../../../../engine/document/stress-props.ts";
import { openers } from "../../content/issue.ts";
import { type OpenerProps, openerProps } from "./opener.props.ts";

export const openerSamples: Record<string, OpenerProps> = {
  own: openers.collections,
  least: { title: "A", folioLabel: "Page" },
  most: stressProps(openerProps, openers.lookbook, "most"),
};
