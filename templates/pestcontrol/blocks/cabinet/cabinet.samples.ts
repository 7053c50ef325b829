import { cabinet } from "../../content/cabinet.ts";
import type { CabinetProps } from "./cabinet.props.ts";

export const cabinetSamples: Record<string, CabinetProps> = { usual: cabinet };
