import { z } from "zod";
import { colourPattern, contrastOf } from "./contrast.ts";
import { contrastPairs } from "./contrast-pairs.ts";
import { type FamilyKey, families } from "./families.ts";

const colour = z
  .string()
  .regex(
    colourPattern,
    "must be a colour as #rrggbb or oklch(L C H), for example #14110f or oklch(0.7 0.1 50)",
  );
const family = z.enum(Object.keys(families) as [FamilyKey, ...FamilyKey[]]);

const colours = z.strictObject({
  /** The ground of the page. */
  paper: colour,
  /** Cards and fields that lie upon it. */
  raised: colour,
  ink: colour,
  /** Captions, labels, secondary text. */
  muted: colour,
  /** Rules and borders; decorative. */
  line: colour,
  /** Filled buttons and marks. */
  accent: colour,
  onAccent: colour,
  /** The accent as text upon paper. */
  accentInk: colour,
  /** A second ground for sections that break the page. */
  deep: colour,
  onDeep: colour,
});

export type ColourRole = keyof z.infer<typeof colours>;

/**
 * What makes one site look unlike another. Blocks read nothing else of it than the CSS variables that `themeCss` makes.
 * A theme whose text cannot be read is refused, with the pair named.
 */
export const themeSchema = z
  .strictObject({
    scheme: z.enum(["light", "dark"]),
    colours,
    type: z.strictObject({
      display: family,
      text: family,
      mono: family.optional(),
      /** Size of running text in pixels at the browser's default. */
      body: z.number().min(15).max(21),
      /** Ratio of one step of the scale to the next, on wide screens. */
      scale: z.number().min(1.1).max(1.7),
      displayWeight: z.int().min(100).max(900),
      displayStyle: z.enum(["normal", "italic"]),
      displayCase: z.enum(["none", "uppercase"]),
      /** In em. */
      displayTracking: z.number().min(-0.08).max(0.2),
      /** Line height of large headings. */
      displayLeading: z.number().min(0.78).max(1.4),
    }),
    /** Of buttons, fields and cards, in pixels. */
    radius: z.number().min(0).max(40),
    density: z.enum(["airy", "regular", "dense"]),
    /** The small recurring mark between and behind things. */
    motif: z.enum(["none", "hairline", "double-rule", "diagonal", "grid", "dots", "wave"]),
  })
  .superRefine(({ colours }, context) => {
    for (const { text, ground, least } of contrastPairs) {
      if (!colourPattern.test(colours[text]) || !colourPattern.test(colours[ground])) continue;
      const contrast = contrastOf(colours[text], colours[ground]);
      if (contrast >= least) continue;
      context.addIssue({
        code: "custom",
        path: ["colours", text],
        message: `${text} (${colours[text]}) on ${ground} (${colours[ground]}) has a contrast of ${contrast.toFixed(2)} and needs ${least}: move the two further apart in lightness`,
      });
    }
  });

export type Theme = z.infer<typeof themeSchema>;
