import { ropes } from "../../content/home.ts";
import type { RopesProps } from "./ropes.props.ts";

export const ropesSamples: Record<string, RopesProps> = { usual: ropes };
