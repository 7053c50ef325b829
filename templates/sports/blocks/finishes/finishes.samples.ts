import { finishes } from "../../content/home.ts";
import type { FinishesProps } from "./finishes.props.ts";

export const finishesSamples: Record<string, FinishesProps> = { usual: finishes };
