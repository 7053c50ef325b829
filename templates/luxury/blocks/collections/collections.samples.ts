import { collections } from "../../content/collections.ts";
import type { CollectionsProps } from "./collections.props.ts";

export const collectionsSamples: Record<string, CollectionsProps> = { usual: collections };
