import { glossary } from "../../content/learn.ts";
import type { GlossaryProps } from "./glossary.props.ts";

export const glossarySamples: Record<string, GlossaryProps> = { own: glossary };
