import { specialties } from "../../content/services.ts";
import type { TagsProps } from "./tags.props.ts";

export const tagsSamples: Record<string, TagsProps> = { usual: specialties };
