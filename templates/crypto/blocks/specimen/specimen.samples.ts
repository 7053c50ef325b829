import { risk } from "../../content/learn.ts";
import type { SpecimenProps } from "./specimen.props.ts";

export const specimenSamples: Record<string, SpecimenProps> = { own: risk };
