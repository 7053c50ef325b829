import type { z } from "zod";
import type { AnyBlockDefinition, Block } from "../blocks/block.ts";
import { picture as pictureSchema } from "../blocks/fields.ts";
import type { SiteDocument } from "../document/site-document.ts";
import type { Template } from "./pour-content.ts";
import { fieldsOf, type kindOf, shapeOf } from "./schema-walk.ts";

type Values = Record<string, unknown>;

/** Thrown within a block that cannot do without a picture of its trade. */
class NeedsItsTrade extends Error {}

/**
 * `design` as a business of another trade wears it: without pictures that only its own trade has, and without blocks that
 * draw nothing else (`neutral` of a block says so). What remains is its type, its colours and what it draws for anybody.
 */
export function neutralDesign({ site, blocks }: Template): Template {
  const pages = Object.entries(site.pages).map(([path, page]) => {
    const sections = Object.entries(page.sections).flatMap(([key, block]) => {
      const definition = blocks.get(block.type);
      const neutral = definition && neutralBlock(definition, block);
      return neutral ? [[key, neutral] as const] : [];
    });
    const kept = new Set(sections.map(([key]) => key));
    const order = page.order.filter((key) => kept.has(key));
    return [path, { ...page, sections: Object.fromEntries(sections), order }] as const;
  });
  const { picture, ...seo } = site.seo;
  return {
    blocks,
    site: {
      ...site,
      seo: {
        ...seo,
        ...(picture?.isNeutral && { picture }),
        business: { "@type": "LocalBusiness" },
      },
      ...(site.collections && { collections: bare(site.collections) as SiteDocument["collections"] }),
      pages: Object.fromEntries(pages),
    } satisfies SiteDocument,
  };
}

function neutralBlock({ schema, neutral }: AnyBlockDefinition, block: Block): Block | undefined {
  if (neutral === false) return undefined;
  const shape = shapeOf(schema);
  if (!shape) return block;
  const rest = orNothing(() => withoutPictures(shape, block.props as Values) as object);
  const props = rest && neutral ? neutral(rest as never) : rest;
  return props && schema.safeParse(props).success ? { ...block, props } : undefined;
}

function withoutPictures(shape: Record<string, z.ZodType>, values: Values): Values {
  const kept = { ...values };
  for (const { name, isOptional, field } of fieldsOf(shape)) {
    if (values[name] === undefined || values[name] === null) continue;
    kept[name] = orNothing(() => neutralValue(field, values[name]));
    if (kept[name] === undefined && !isOptional) throw new NeedsItsTrade(name);
  }
  return kept;
}

/** Nothing of a picture of the trade, nor of what cannot do without one; a list loses such items. */
function neutralValue(field: ReturnType<typeof kindOf>, value: unknown): unknown {
  if (field.kind === "picture") return isOfTrade(value) ? undefined : value;
  if (field.kind === "object") return withoutPictures(field.shape, value as Values);
  if ((field.kind !== "records" && field.kind !== "list") || !Array.isArray(value)) return value;
  const shape = shapeOf(field.item);
  if (!shape) return value;
  return value.flatMap((item) => orNothing(() => withoutPictures(shape, item as Values)) ?? []);
}

function orNothing<Value>(neutral: () => Value): Value | undefined {
  try {
    return neutral();
  } catch (error) {
    if (error instanceof NeedsItsTrade) return undefined;
    throw error;
  }
}

/** Records without their pictures of the trade, wherever they hold them: what records are, only their template knows. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isOfTrade(item)).map(bare);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (isOfTrade(item) ? [] : [[key, bare(item)]])),
  );
}

function isOfTrade(value: unknown): boolean {
  const { success, data } = pictureSchema.safeParse(value);
  return success && !data.isNeutral;
}
