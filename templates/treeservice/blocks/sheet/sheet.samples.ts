import { stressProps } from "../../../../engine/document/stress-props.ts";
import { estimate } from "../../content/home.ts";
import { ways } from "../../content/ways.ts";
import { type SheetProps, sheetProps } from "./sheet.props.ts";

export const sheetSamples: Record<string, SheetProps> = {
  own: estimate,
  least: {
    heading: { title: estimate.heading.title },
  },
  card: { heading: estimate.heading, ask: estimate.ask, lines: ways },
  most: stressProps(sheetProps, estimate, "most"),
};
