import { stressProps } from "../../../../engine/document/stress-props.ts";
import { sheet } from "../../content/home.ts";
import { type SheetProps, sheetProps } from "./sheet.props.ts";

export const sheetSamples: Record<string, SheetProps> = {
  sheet,
  least: {
    plan: sheet.plan,
    planScale: sheet.planScale,
    picture: sheet.picture,
    room: sheet.room,
    notesTitle: sheet.notesTitle,
    title: "A",
    actions: [],
  },
  most: stressProps(sheetProps, sheet, "most"),
};
