import { estimate } from "../../content/home.ts";
import type { SheetProps } from "./sheet.props.ts";

export const sheetSamples: Record<string, SheetProps> = { usual: estimate };
