import { erratum } from "../../content/issue.ts";
import type { ErratumProps } from "./erratum.props.ts";

export const erratumSamples: Record<string, ErratumProps> = { own: erratum };
