import { bespoke, headingText } from "../../../engine/blocks/fields.ts";

/**
 * How a section begins: on its tile stands how deep it lies, or, where nothing is said of that, which one it is,
 * as on the sites of all whose page leads into no pool.
 */
export const depthHead = {
  depth: bespoke(8).optional(),
  eyebrow: headingText(80).optional(),
  title: headingText(120).optional(),
  lead: headingText(400).optional(),
};
