import { contactHead } from "../../content/contact.ts";
import type { HeadProps } from "./head.props.ts";

export const headSamples: Record<string, HeadProps> = { pictured: contactHead };
