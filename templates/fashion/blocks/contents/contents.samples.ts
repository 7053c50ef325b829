import { contents } from "../../content/issue.ts";
import type { ContentsProps } from "./contents.props.ts";

export const contentsSamples: Record<string, ContentsProps> = { own: contents };
