import { z } from "zod";

const block = z.looseObject({ type: z.string(), id: z.string().optional() });
const business = z.looseObject({});

/**
 * What earlier versions must have for lifting them: where pages and blocks are, and what is moved. All else is looked at
 * once it has been lifted.
 */
export const earlier = {
  1: z.looseObject({
    seo: z.looseObject({ title: z.string(), description: z.string() }),
    pages: z.record(z.string(), z.array(block)),
  }),
  2: z.looseObject({
    seo: z.looseObject({ siteName: z.string().optional(), business }),
    pages: z.record(z.string(), z.looseObject({ blocks: z.array(block) })),
  }),
};

export type SiteV1 = z.infer<(typeof earlier)[1]>;
export type SiteV2 = z.infer<(typeof earlier)[2]>;
