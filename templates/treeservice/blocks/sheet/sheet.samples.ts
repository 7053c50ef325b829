import { stressProps } from "../../../../engine/document/stress-props.ts";
import { estimate } from "../../content/home.ts";
import { type SheetProps, sheetProps } from "./sheet.props.ts";

export const sheetSamples: Record<string, SheetProps> = {
  own: estimate,
  least: {
    ...estimate,
    heading: { title: estimate.heading.title },
    picture: undefined,
    ask: undefined,
    lines: undefined,
  },
  most: stressProps(sheetProps, estimate, "most"),
};
