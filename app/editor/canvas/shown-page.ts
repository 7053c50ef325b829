import { createElement } from "react";
import { type BlockView, type BlockViews, opensPage } from "../../../engine/blocks/block.ts";
import type { FooterProps } from "../../../engine/blocks/footer/footer.props.ts";
import type { NavigationProps } from "../../../engine/blocks/navigation/navigation.props.ts";
import { sectionName } from "../../../engine/document/section-name.ts";
import type { Page, SiteDocument } from "../../../engine/document/site-document.ts";
import { tellFacts } from "../../../engine/facts/tell-facts.ts";
import { resolve, type Source } from "../../../engine/render/resolve.ts";
import { SiteFooter, SiteNavigation } from "../../../engine/render/site-frame.tsx";
import { toldSeo } from "../../../engine/render/told-seo.ts";
import { frameKeys, framePart } from "../draft/holder.ts";
import type { DesignForms } from "../form/design-forms.ts";
import type { FormSchema } from "../form/form-schema.ts";
import type { ShownSection } from "../origin/find-origin.ts";
import { SectionView } from "./section-view.tsx";
import { type Frame, type ToldSection, toldFrame, toldSections } from "./told-sections.ts";

/** A page as the canvas draws it. */
export type ShownPage = {
  page: Page;
  frame: Frame;
  told: Frame;
  source: Source;
  sections: readonly ToldSection[];
  /** The key of the section that has the title of the page. */
  opening: string | undefined;
  /** What it is called, and said to be, with facts told. */
  seo: Page["seo"];
};

/** The page of `site` at `path`, as the document has it (`/product/:id`: with the first of its records). */
export function shownPage(
  site: SiteDocument,
  path: string,
  frame: Frame,
  views: BlockViews,
): ShownPage | undefined {
  const page = Object.hasOwn(site.pages, path) ? site.pages[path] : undefined;
  if (!page) return undefined;
  const told = toldFrame(frame);
  const source = sourceOf(told, page.record);
  const sections = toldSections(page, frame);
  const opening = sections.find(({ block }) => {
    const View = views.get(block.type);
    return View && opensPage(View, resolve(block.props, source));
  });
  const seo = resolve(toldSeo(page.seo, frame), source);
  return { page, frame, told, source, sections, opening: opening?.key, seo };
}

const sources = new WeakMap<Frame, Map<string, Source>>();

function sourceOf(told: Frame, collection: string | undefined): Source {
  const known = sources.get(told) ?? new Map<string, Source>();
  sources.set(told, known);
  const name = collection ?? "";
  const found = known.get(name) ?? {
    base: "",
    collections: told.collections,
    record: collection === undefined ? undefined : told.collections?.[collection]?.[0],
  };
  known.set(name, found);
  return found;
}

/** What a page is made of: its sections, and what surrounds them all. */
export const partsOfPage = "main > [data-block], .site > .navigation, .site > .footer";

/** What `element` of the page stands in, a section or what surrounds them all: its key, and its own element. */
export function sectionAround(page: Page, element: Element): { key: string; element: Element } | undefined {
  const around = element.closest(partsOfPage);
  if (!around) return undefined;
  if (around.matches(".navigation")) return { key: frameKeys.nav, element: around };
  if (around.matches(".footer")) return { key: frameKeys.footer, element: around };
  const key = page.order.find((one) => page.sections[one] && nameOf(page, one) === around.id);
  return key ? { key, element: around } : undefined;
}

/** The element of what `key` means, where it is on the page. */
export function elementOf(shown: Document, page: Page, key: string): Element | undefined {
  const part = framePart(key);
  if (part)
    return shown.querySelector(part === "nav" ? ".site > .navigation" : ".site > .footer") ?? undefined;
  return shown.getElementById(nameOf(page, key)) ?? undefined;
}

function nameOf(page: Page, key: string): string {
  return sectionName(key, page.sections[key] ?? {});
}

/** All that is needed to find out where the texts of a section, or of what surrounds them all, stand. */
export function shownSection(
  shown: ShownPage,
  path: string,
  key: string,
  element: Element,
  { views, forms }: { views: BlockViews; forms: DesignForms },
): ShownSection | undefined {
  const { page, frame, source, opening } = shown;
  const records = forms.collections as Readonly<Record<string, FormSchema>>;
  const part = framePart(key);
  if (part) {
    const place = { base: source.base, path };
    const draw = (props: object) =>
      part === "nav"
        ? createElement(SiteNavigation, {
            nav: tellFacts(props as NavigationProps, frame),
            facts: frame.facts,
            place,
          })
        : createElement(SiteFooter, { footer: tellFacts(props as FooterProps, frame), place });
    const schema = forms[part] as FormSchema;
    return { element, props: frame[part], schema, frame, records: {}, source, draw };
  }
  const block = page.sections[key];
  const View = block && (views.get(block.type) as BlockView<object> | undefined);
  const schema = block && (forms.blocks[block.type]?.schema as FormSchema | undefined);
  if (!View || !schema) return undefined;
  const rank = !opening || opening === key ? "h1" : "h2";
  const { language } = frame.seo;
  const draw = (props: object, source: Source) => {
    const changed = { ...page, sections: { ...page.sections, [key]: { ...block, props } } };
    const told = toldSections(changed, frame).find((one) => one.key === key);
    return (
      told && createElement(SectionView, { sectionKey: key, block: told.block, View, rank, language, source })
    );
  };
  return { element, props: block.props, schema, frame, records, source, record: page.record, draw };
}
