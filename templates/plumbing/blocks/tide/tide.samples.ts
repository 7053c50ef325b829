import { night } from "../../content/home.ts";
import type { TideProps } from "./tide.props.ts";

export const tideSamples: Record<string, TideProps> = { usual: night };
