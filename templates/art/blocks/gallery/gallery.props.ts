import { z } from "zod";
import { bespoke, headingText, labelText } from "../../../../engine/blocks/fields.ts";
import { works } from "../../collections.ts";
import { hungWords } from "../hung/hung.props.ts";

/** From above `over` up to and including `to`; without one there is no border on that side. */
const priceBand = z.strictObject({
  /** As the address says it. */
  id: z.string().regex(/^[a-z\d][a-z\d-]{0,23}$/),
  label: labelText(24),
  over: z.int().optional(),
  to: z.int().optional(),
});

export type PriceBand = z.infer<typeof priceBand>;

export const galleryProps = z.strictObject({
  title: headingText(60),
  lead: headingText(320).optional(),
  works,
  labels: hungWords,
  /** Names the list, for those who do not see it. */
  list: labelText(24),
  /** How many works show; `{}` is their number. */
  count: z.strictObject({ all: labelText(40), some: labelText(40), none: labelText(40) }),
  search: z.strictObject({ legend: labelText(40), label: labelText(24), placeholder: labelText(40) }),
  /** The chips; those of a kind of work only where there is one. */
  shows: z.strictObject({
    all: labelText(16),
    featured: labelText(16),
    digital: labelText(20).optional(),
    photography: labelText(20).optional(),
    painting: labelText(20).optional(),
    "3d": labelText(16).optional(),
  }),
  filters: z.strictObject({
    label: labelText(16),
    /** What is not narrowed down. */
    any: labelText(16),
    price: labelText(20),
    orientation: labelText(20),
    availability: labelText(20),
    wall: labelText(24).optional(),
    anyWall: labelText(20).optional(),
    clear: labelText(24),
  }),
  prices: z.array(priceBand).max(8).optional(),
  orientations: z.strictObject({
    landscape: labelText(16),
    portrait: labelText(16),
    square: labelText(16),
  }),
  availabilities: z.strictObject({ available: labelText(16), sold: labelText(16) }),
  /** What stands where nothing fits. */
  none: z.strictObject({
    title: bespoke(40).optional(),
    text: bespoke(120).optional(),
    reset: labelText(28),
  }),
  /** Below the works: there are no more, and what is said then. */
  more: z.strictObject({ label: labelText(28), done: bespoke(160) }).optional(),
  /** Of the one work that somebody stands before. */
  standing: z.strictObject({
    /** After the price. */
    sold: labelText(16),
    /** How often it was seen, and how many like it: `{}` twice. */
    counts: labelText(32),
    /** What the drawing of its size shows: `{}` is the width, then the height. */
    size: labelText(80),
    previous: labelText(16),
    next: labelText(16),
    leave: labelText(16),
  }),
});

export type GalleryProps = z.infer<typeof galleryProps>;
