import { type BlockRegistry, opensPage } from "../../engine/blocks/block.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { collectContent } from "../../engine/transfer/collect-content.ts";
import { fieldsOf, headingPlace, shapeOf } from "../../engine/transfer/schema-walk.ts";
import type { Home, Path } from "./home.ts";
import { limits } from "./limits.ts";
import { asksPrice, withoutPrices } from "./sample-words.ts";
import { commonForm, servicesForm } from "./services-form.ts";

/** The key of a section that a page without offers gets. */
const added = "offered";

/** The first page of `site`, and where it has room for what somebody says of a business. Throws where it has no first page. */
export function homeOf(site: SiteDocument, { blocks }: { blocks: BlockRegistry }): Home {
  const { pages, theme, collections, tray, schema, ...frame } = site;
  const page = pages["/"];
  if (!page) throw new Error(`${site.design} has no first page`);
  const { samples, ...shown } = page;
  const sections = collectContent({ ...site, pages: { "/": page } }, blocks).pages[0]?.sections ?? [];
  const offering = sections.filter(({ key, role }) => role === "offers" && page.sections[key]);
  const own = offering.flatMap((section) => {
    const block = page.sections[section.key];
    return (block && servicesForm(section.key, block, section, blocks)) ?? [];
  })[0];
  return {
    frame: {
      ...frame,
      schema,
      theme: { motif: theme.motif },
      ...(collections && { collections: namedIn(shown, collections) }),
    },
    page: shown,
    unpriced: unpricedOf(shown, blocks),
    isActionPriced: asksPrice(frame.nav.action?.label ?? "", {}),
    services: [...(own ? [own] : []), commonForm(offering[0]?.key ?? added, blocks)],
    offers: offering.map(({ key }) => key),
    lead: leadOf(page, blocks),
  };
}

/** The sections of a page that state prices, without these; what opens the page stays nevertheless. */
function unpricedOf(
  { sections, order }: SiteDocument["pages"][string],
  blocks: BlockRegistry,
): Home["unpriced"] {
  return Object.fromEntries(
    order.flatMap((key, index) => {
      const block = sections[key];
      const definition = block && blocks.get(block.type);
      if (!definition) return [];
      const without = withoutPrices(block, definition);
      if (without === block || (!without && index === 0)) return [];
      return [[key, without ?? null] as const];
    }),
  );
}

/** The records that a page shows. */
function namedIn(page: object, collections: NonNullable<SiteDocument["collections"]>) {
  const text = JSON.stringify(page);
  return Object.fromEntries(
    Object.entries(collections).filter(([name]) => text.includes(`{collection:${name}}`)),
  );
}

/** Where what opens a page has a sentence below its title. */
function leadOf({ sections, order }: SiteDocument["pages"][string], blocks: BlockRegistry): Home["lead"] {
  for (const key of order) {
    const block = sections[key];
    const definition = block && blocks.get(block.type);
    if (!definition) continue;
    if (!opensPage(definition.View, block.props)) continue;
    const found = leadIn(shapeOf(definition.schema) ?? {}, []);
    return found && { key, ...found };
  }
  return undefined;
}

function leadIn(
  shape: NonNullable<ReturnType<typeof shapeOf>>,
  path: Path,
): { path: Path; longest: number } | undefined {
  for (const { name, field } of fieldsOf(shape)) {
    if (field.kind === "text" && field.meta.textClass === "heading" && headingPlace(name, shape) === "lead")
      return { path: [...path, name], longest: Math.min(field.max, limits.sentence) };
    const inner = field.kind === "object" && leadIn(field.shape, [...path, name]);
    if (inner) return inner;
  }
  return undefined;
}
