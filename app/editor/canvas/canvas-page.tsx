import type { ReactNode } from "react";
import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { pageName } from "../../../engine/document/page-name.ts";
import { SiteBody } from "../../../engine/render/site-frame.tsx";
import { SectionView } from "./section-view.tsx";
import type { ShownPage } from "./shown-page.ts";
import type { ToldSection } from "./told-sections.ts";

/** One page of a site as it is edited: by the engine that draws every site, each section by itself. */
export function CanvasPage({
  page: { told, source, sections, opening, seo },
  path,
  views,
}: {
  page: ShownPage;
  path: string;
  views: BlockViews;
}) {
  return (
    <SiteBody site={told} place={{ base: "", path }}>
      {!opening && <h1 className="sr-only">{pageName(seo.title)}</h1>}
      {sections.map((section) => drawnOnce(section, { views, source, opening, language: told.seo.language }))}
    </SiteBody>
  );
}

type Around = Pick<ShownPage, "source" | "opening"> & { views: BlockViews; language: string };
type Drawn = Around & { element: ReactNode };

const drawn = new WeakMap<ToldSection["block"], Map<string, Drawn>>();

/**
 * A section as an element, the same one as long as it says the same: the runtime passes over what it has been given before, so that
 * a letter on a page of 200 sections costs one of them.
 */
function drawnOnce({ key, block }: ToldSection, around: Around): ReactNode {
  const ways = drawn.get(block) ?? new Map<string, Drawn>();
  drawn.set(block, ways);
  const known = ways.get(key);
  const names = Object.keys(around) as (keyof Around)[];
  if (known && names.every((name) => Object.is(known[name], around[name]))) return known.element;
  const { views, source, opening, language } = around;
  const View = views.get(block.type) as BlockView<object> | undefined;
  const element = View && (
    <SectionView
      key={key}
      sectionKey={key}
      block={block}
      View={View}
      rank={!opening || opening === key ? "h1" : "h2"}
      language={language}
      source={source}
    />
  );
  ways.set(key, { ...around, element });
  return element;
}
