import { search } from "../../content/voyages.ts";
import type { VoyagesProps } from "./voyages.props.ts";

export const voyagesSamples: Record<string, VoyagesProps> = { usual: search };
