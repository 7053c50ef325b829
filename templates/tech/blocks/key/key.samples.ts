import { key } from "../../content/home.ts";
import type { KeyProps } from "./key.props.ts";

export const keySamples: Record<string, KeyProps> = { usual: key };
