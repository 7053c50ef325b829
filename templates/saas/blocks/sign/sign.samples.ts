import { homeSign } from "../../content/signs.ts";
import type { SignProps } from "./sign.props.ts";

export const signSamples: Record<string, SignProps> = { closing: homeSign };
