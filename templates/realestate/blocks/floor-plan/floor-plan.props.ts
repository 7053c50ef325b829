import { z } from "zod";
import { bespoke, headingText, labelText } from "../../../../engine/blocks/fields.ts";
import { measureWords, ownHouse } from "../../collections.ts";

export const floorPlanProps = z.strictObject({
  house: ownHouse,
  title: headingText(40),
  /** What the drawing is, for those who do not see it, of `{=house}`. */
  alt: labelText(80),
  caption: bespoke(90),
  measures: measureWords,
  /** The end of the scale bar, which is five metres long. */
  scale: labelText(8),
});

export type FloorPlanProps = z.infer<typeof floorPlanProps>;
