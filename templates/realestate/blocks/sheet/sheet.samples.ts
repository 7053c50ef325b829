import { stressProps } from "../../../../engine/document/stress-props.ts";
import { sheet } from "../../content/home.ts";
import { type SheetProps, sheetProps } from "./sheet.props.ts";

const { plan: _, picture, room: _room, planScale: _scale, ...words } = sheet;

export const sheetSamples: Record<string, SheetProps> = {
  sheet,
  lettered: words,
  plate: { ...words, picture },
  least: { title: "A" },
  most: stressProps(sheetProps, sheet, "most"),
  "most, lettered": stressProps(sheetProps.omit({ plan: true, picture: true }), words, "most"),
};
