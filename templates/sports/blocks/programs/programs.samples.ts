import { programs } from "../../content/home.ts";
import type { ProgramsProps } from "./programs.props.ts";

export const programsSamples: Record<string, ProgramsProps> = { usual: programs };
