import { z } from "zod";
import { bespoke } from "../../../engine/blocks/fields.ts";

const metres = z.number();

/** A polyline: x and y in turn, in metres, x to the east and y to the south. */
export const polyline = z.array(metres).min(4).readonly();

const polylines = z.array(polyline).readonly();

/** Of what is straight: 0 is east, 1 south, 2 west, 3 north. */
const quarterTurn = z.number().min(0).max(4);

export const planProps = z.strictObject({
  /** Width and depth of what is drawn. */
  size: z.tuple([metres, metres]).readonly(),
  /** How thick walls and partitions are. */
  thickness: z.tuple([metres, metres]).readonly(),
  /** Middle lines of the walls that carry. */
  walls: polylines,
  /** Middle lines of the walls that only divide. */
  partitions: polylines.optional(),
  /** Windows and glazed stretches; they lie in walls. */
  glass: polylines.optional(),
  /** Where a wall leaves off without a door. */
  gaps: polylines.optional(),
  /** Hinge (x, y), width, the turn in which the closed leaf lies, and whether it opens clockwise (1) or not (-1). */
  doors: z
    .array(z.tuple([metres, metres, metres, quarterTurn, z.number()]).readonly())
    .readonly()
    .optional(),
  /** Corner (x, y), width and depth, number of treads, and the turn in which it goes up. */
  stairs: z
    .array(z.tuple([metres, metres, metres, metres, z.int(), quarterTurn]).readonly())
    .readonly()
    .optional(),
  /** Seen below: edges of decks, water, counters. */
  fine: polylines.optional(),
  /** Overhead: ridges, eaves, beams. */
  overhead: polylines.optional(),
  /** Corner (x, y), width and depth, and the turn in which the pillows lie. */
  beds: z
    .array(z.tuple([metres, metres, metres, metres, quarterTurn]).readonly())
    .readonly()
    .optional(),
  /** What else stands in the rooms: corner (x, y), width and depth. */
  boxes: z
    .array(z.tuple([metres, metres, metres, metres]).readonly())
    .readonly()
    .optional(),
  /** Columns, tables, stilts: middle (x, y) and radius. */
  rounds: z
    .array(z.tuple([metres, metres, metres]).readonly())
    .readonly()
    .optional(),
  /** In the order of their numbers; `area` in square metres. */
  rooms: z
    .array(
      z.strictObject({
        name: bespoke(24),
        at: z.tuple([metres, metres]).readonly(),
        area: metres.optional(),
      }),
    )
    .readonly(),
  /** The points that the chains of dimensions above and to the left measure between. */
  chains: z.strictObject({ top: z.array(metres).readonly(), left: z.array(metres).readonly() }),
});

export type Polyline = z.infer<typeof polyline>;
export type Plan = z.infer<typeof planProps>;
