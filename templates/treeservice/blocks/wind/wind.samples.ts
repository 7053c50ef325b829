import { storm } from "../../content/home.ts";
import type { WindProps } from "./wind.props.ts";

export const windSamples: Record<string, WindProps> = { usual: storm };
