import { dusk } from "../../content/home.ts";
import type { DuskProps } from "./dusk.props.ts";

export const duskSamples: Record<string, DuskProps> = { own: dusk };
