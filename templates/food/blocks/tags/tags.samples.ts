import { tags } from "../../content/home.ts";
import type { TagsProps } from "./tags.props.ts";

export const tagsSamples: Record<string, TagsProps> = { usual: tags };
