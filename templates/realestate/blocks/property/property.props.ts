import { z } from "zod";
import { bespoke, labelText, link } from "../../../../engine/blocks/fields.ts";
import { houses, mapWords, measureWords, ownHouse, statusWords } from "../../collections.ts";

export const propertyProps = z.strictObject({
  house: ownHouse,
  houses,
  /** Which of all it is: `{=type}`, `{=number}` and `{=houses}`. */
  place: labelText(40),
  plates: z.strictObject({
    /** Names the choice, for those who do not see it. */
    label: labelText(24),
    /** The caption of each, with its `{=number}` and `{=caption}`. */
    figure: labelText(40),
    model: labelText(12),
    /** Of `{=model}`, what it is made of; `modelPlain` where that is not told. */
    modelCaption: bespoke(60),
    modelPlain: bespoke(60),
    inside: labelText(12),
    site: labelText(12),
    siteCaption: bespoke(90),
    /** Of the map; without them there is none. */
    map: mapWords.optional(),
  }),
  /** What each figure is; a row that has no name, or that its house does not tell, is left out. */
  labels: z.strictObject({
    price: labelText(16),
    status: labelText(16).optional(),
    architect: labelText(16).optional(),
    year: labelText(16).optional(),
    area: labelText(16).optional(),
    lot: labelText(16).optional(),
    rooms: labelText(16).optional(),
    model: labelText(16).optional(),
  }),
  /** Of `{=baths}`: one, and more. */
  bath: labelText(20),
  baths: labelText(20),
  statuses: statusWords,
  measures: measureWords,
  visit: link,
  /** In its place where the house is sold. */
  left: link,
});

export type PropertyProps = z.infer<typeof propertyProps>;
