import { type BlockRegistry, opensPage } from "../../../engine/blocks/block.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { trades } from "../../../engine/facts/trades.ts";
import { collectContent } from "../../../engine/transfer/collect-content.ts";
import { fieldsOf, headingPlace, shapeOf } from "../../../engine/transfer/schema-walk.ts";
import { beginSite } from "../../../templates/begin-site.ts";
import { everyTemplate, type Template } from "../../../templates/every-template.ts";
import { suits } from "../../../templates/suits.ts";
import { limits } from "../limits.ts";
import type { DesignHomes, Home, Path } from "./home.ts";
import { commonForm, servicesForm } from "./services-form.ts";

/** Stands for a name while the page is made: no text of a site has told it yet. */
const anybody = "Anybody";

/** The first pages of all designs, by the design's name: for the build, whose every page is plain data. */
export function everyHome(): Record<string, DesignHomes> {
  return Object.fromEntries(
    everyTemplate.map((template) => {
      const begun = (trade?: string) => beginSite(template, { name: anybody, trade }, "en-US");
      return [
        template.slug,
        {
          demo: homeOf(template.site, template),
          own: homeOf(begun(ownTrade(template.slug)), template),
          other: homeOf(begun(), template),
        },
      ];
    }),
  );
}

function ownTrade(slug: string): string {
  const [trade] = suits[slug as keyof typeof suits];
  return trades[trade][0];
}

/** The key of a section that a page without offers gets. */
const added = "offered";

function homeOf(site: SiteDocument, { blocks }: Template): Home {
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
    services: [...(own ? [own] : []), commonForm(offering[0]?.key ?? added, blocks)],
    offers: offering.map(({ key }) => key),
    lead: leadOf(page, blocks),
  };
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
