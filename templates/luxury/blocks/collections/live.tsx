import { useEffect, useState } from "react";
import type { CollectionsProps } from "./collections.props.ts";
import { Collections, type Counts } from "./collections.tsx";
import { randomCounts } from "./random-counts.ts";

/** The block "collections" with counts of this visit. */
export function LiveCollections(props: CollectionsProps & { id: string }) {
  const [counts, setCounts] = useState<readonly Counts[]>([]);
  const { length } = props.collections;
  useEffect(() => setCounts(Array.from({ length }, () => randomCounts(Math.random))), [length]);
  return <Collections {...props} counts={counts} />;
}
