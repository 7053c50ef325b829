import { envelope } from "../../content/home.ts";
import type { EnvelopeProps } from "./envelope.props.ts";

export const envelopeSamples: Record<string, EnvelopeProps> = { usual: envelope };
