import { z } from "zod";
import { labelText } from "../../../../engine/blocks/fields.ts";
import { houses, ownHouse } from "../../collections.ts";

export const neighborsProps = z.strictObject({
  house: ownHouse,
  houses,
  /** Names the two, for those who do not see them. */
  label: labelText(32),
  /** Of `{=number}` and `{=houses}`. */
  previous: labelText(40),
  next: labelText(40),
});

export type NeighborsProps = z.infer<typeof neighborsProps>;
