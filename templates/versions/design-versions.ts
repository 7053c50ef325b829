import type { Dress } from "../../engine/transfer/dress.ts";
import versions from "./design-versions.json" with { type: "json" };

/** A state of a design that sites may have begun with. */
export type DesignVersion = {
  version: number;
  /** Tells its blocks and sheets from those of any other. */
  of: string;
  dress: Dress;
};

export type DesignVersions = Readonly<Record<string, readonly DesignVersion[]>>;

/** All versions that each design has had, the oldest first. `npm run design-versions` writes them down. */
export const designVersions = versions as unknown as DesignVersions;

/** The version that a design has today. */
export function todaysVersion(design: string, all: DesignVersions = designVersions): number | undefined {
  return all[design]?.at(-1)?.version;
}
