import { specials } from "../../content/services.ts";
import type { SpecialsProps } from "./specials.props.ts";

export const specialsSamples: Record<string, SpecialsProps> = { own: specials };
