import { z } from "zod";
import { type Block, tones } from "../blocks/block.ts";
import { line, picture } from "../blocks/fields.ts";
import { footerProps } from "../blocks/footer/footer.props.ts";
import { navigationProps } from "../blocks/navigation/navigation.props.ts";
import { factsSchema } from "../facts/facts.ts";
import type { SiteRecord } from "../render/resolve.ts";
import { themeSchema } from "../theme/theme.ts";
import { trayItem } from "./tray.ts";

/** The version that this code writes and draws; older documents are lifted to it by `migrateSite`. */
export const currentSchema = 3;

/** Whatever goes wrong is told with the names that it has to do with. */
const longestName = 80;

const blockSchema = z.strictObject({
  type: z
    .string()
    .regex(/^[a-z][a-z\d-]*(\/[a-z\d-]+)?$/, "must be a block type such as hero or noctua/card")
    .max(longestName),
  id: z
    .string()
    .regex(/^[a-z][\w-]*$/)
    .max(longestName)
    .optional(),
  tone: z.enum(tones).optional(),
  /** Kept, and not shown. */
  isHidden: z.boolean().optional(),
  props: z.record(z.string(), z.json()),
});

/** Never used again on its page: what is undone, commented or found wrong hangs on it. */
const key = z.string().regex(/^[a-z][\w-]{1,39}$/i, "must be a section's key: letters, digits and hyphens");

const pageSchema = z.strictObject({
  seo: z.strictObject({
    /** The whole title of the page, as a browser's tab shows it. */
    title: line,
    description: z
      .string()
      .trim()
      .max(200)
      // What a record says of itself is as long as it is.
      .refine((text) => text.length >= 50 || text.startsWith("{record."), "must have at least 50 characters"),
    /** Search engines are asked to leave it out. */
    isHidden: z.boolean().optional(),
  }),
  /** The collection whose every record has such a page, at the path's `:id`. */
  record: z.string().max(longestName).optional(),
  sections: z.record(key, blockSchema),
  /** The keys of all sections, from first to last. */
  order: z.array(key),
  /**
   * Which texts are still those of the template that the site began with, by section: all, or these by their place in the
   * props ("services/0/title").
   */
  samples: z.record(key, z.union([z.literal(true), z.array(z.string().max(200)).max(1000)])).optional(),
});

const hoursFormat = z.strictObject({
  days: z.enum(["long", "short"]),
  daysJoin: z.string().max(5),
  timesJoin: z.string().max(5),
  unbroken: z.boolean().optional(),
  minutes: z.boolean().optional(),
  once: z.boolean().optional(),
  closedLast: z.boolean().optional(),
});

/** What a business is, in the vocabulary of schema.org. */
const schemaType = z
  .string()
  .regex(/^[A-Z][A-Za-z]{1,59}$/, "must be a type of schema.org, one word such as Plumber or LocalBusiness");

/** The end of an address. */
const recordId = z
  .string()
  .regex(
    /^[a-z\d](-?[a-z\d])*$/,
    "must be able to end an address: small letters, digits and single hyphens between them",
  )
  .max(80);

/** More pages than somebody takes out before they publish. */
export const mostLeads = 200;

/** The address of a page, such as `/menu`; `/product/:id` is that of each record of a collection. */
const pagePath = z
  .string()
  .regex(
    /^\/([a-z\d-]+(\/[a-z\d-]+)*(\/:id)?)?$/,
    "must be the address of a page, such as /menu or /product/:id",
  )
  .max(200);

/** The shape of a site; what stands in a block's props is checked against the registry by `parseSite`. */
export const siteDocumentSchema = z.strictObject({
  schema: z.literal(currentSchema),
  /** The template whose own blocks, sheets and faces it may wear, by its folder's name; none wears the engine's alone. */
  design: z
    .string()
    .regex(/^[a-z][a-z\d-]*$/)
    .max(longestName)
    .optional(),
  /** The version of the design that the site began with, or took last (`templates/versions`). */
  designVersion: z.int().min(1).optional(),
  facts: factsSchema,
  /** How the design writes facts. */
  formats: z.strictObject({ hours: hoursFormat.optional() }).optional(),
  theme: themeSchema,
  nav: navigationProps,
  footer: footerProps,
  seo: z.strictObject({
    language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
    /** Shown where the site is shared: 1200 x 630, beside the picture's own files as `<path>-og.jpg`. */
    picture: picture.optional(),
    /** Search engines are asked to leave the whole site out. */
    isHidden: z.boolean().optional(),
    /** The business as schema.org knows it (JSON-LD), beside what its facts say. */
    business: z.object({ "@type": schemaType }).catchall(z.json()),
  }),
  /** Records that more than one section or page shows, by the name of their collection. */
  collections: z
    .record(
      z
        .string()
        .regex(/^[a-z][A-Za-z]*$/)
        .max(longestName),
      z.array(z.object({ id: recordId }).catchall(z.json())),
    )
    .optional(),
  /** What the site says that its design has no place for; it comes back where one has (`engine/transfer`). */
  tray: z.array(trayItem).optional(),
  /** By path, `/` first: `/menu`; `/product/:id` is drawn for each record of its collection. */
  pages: z.record(pagePath, pageSchema),
  /**
   * Where the addresses of pages that were taken out lead, once they are gone for visitors as well: to another page, or nowhere. It says
   * nothing of an address that has a page, nor later on: from then on that is a redirect of the site.
   */
  leads: z
    .record(pagePath, pagePath.nullable())
    .refine((leads) => Object.keys(leads).length <= mostLeads, `must not be more than ${mostLeads}`)
    .optional(),
});

type Shape = z.infer<typeof siteDocumentSchema>;

export type Page<AnyBlock = Block> = Omit<Shape["pages"][string], "sections"> & {
  sections: Record<string, AnyBlock>;
};

/**
 * A whole website as plain data: what a template holds, an editor changes and the renderer shows. Survives a round trip
 * through JSON. `AnyBlock` narrows what may stand on its pages.
 */
export type SiteDocument<AnyBlock = Block> = Omit<Shape, "pages" | "collections"> & {
  collections?: Readonly<Record<string, readonly SiteRecord[]>> | undefined;
  pages: Record<string, Page<AnyBlock>>;
};

export type Business = Shape["seo"]["business"];
