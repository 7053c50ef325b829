import { z } from "zod";
import { type Block, tones } from "../blocks/block.ts";
import { line, picture } from "../blocks/fields.ts";
import { footerProps } from "../blocks/footer/footer.props.ts";
import { navigationProps } from "../blocks/navigation/navigation.props.ts";
import { themeSchema } from "../theme/theme.ts";

/** The version that this code writes and draws; older documents are lifted to it by `migrateSite`. */
export const currentSchema = 2;

const blockSchema = z.strictObject({
  type: z
    .string()
    .regex(/^[a-z][a-z\d-]*(\/[a-z\d-]+)?$/, "must be a block type such as hero or noctua/card"),
  id: z
    .string()
    .regex(/^[a-z][\w-]*$/)
    .optional(),
  tone: z.enum(tones).optional(),
  props: z.record(z.string(), z.json()),
});

const pageSchema = z.strictObject({
  seo: z.strictObject({
    /** The whole title of the page, as a browser's tab shows it. */
    title: line,
    description: z.string().trim().min(50).max(170),
  }),
  blocks: z.array(blockSchema),
});

/** The shape of a site; what stands in a block's props is checked against the registry by `parseSite`. */
export const siteDocumentSchema = z.strictObject({
  schema: z.literal(currentSchema),
  theme: themeSchema,
  nav: navigationProps,
  footer: footerProps,
  seo: z.strictObject({
    siteName: line,
    language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
    /** Shown where the site is shared: 1200 x 630, beside the picture's own files as `<path>-og.jpg`. */
    picture,
    /** The business as schema.org knows it (JSON-LD); `url` and `image` are added where the site is shown. */
    business: z.looseObject({ "@type": line, name: line }).and(z.record(z.string(), z.json())),
  }),
  /** By path, `/` first: `/menu`. */
  pages: z.record(z.string().regex(/^\/([a-z\d-]+(\/[a-z\d-]+)*)?$/), pageSchema),
});

type Shape = z.infer<typeof siteDocumentSchema>;

export type Page<AnyBlock = Block> = Omit<Shape["pages"][string], "blocks"> & { blocks: AnyBlock[] };

/**
 * A whole website as plain data: what a template holds, an editor changes and the renderer shows. Survives a round trip
 * through JSON. `AnyBlock` narrows what may stand on its pages.
 */
export type SiteDocument<AnyBlock = Block> = Omit<Shape, "pages"> & { pages: Record<string, Page<AnyBlock>> };

export type Business = Shape["seo"]["business"];
