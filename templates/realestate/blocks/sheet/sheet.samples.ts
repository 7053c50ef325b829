import { sheet } from "../../content/home.ts";
import type { SheetProps } from "./sheet.props.ts";

export const sheetSamples: Record<string, SheetProps> = { sheet };
