import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { pageName } from "../../../engine/document/page-name.ts";
import { SiteBody } from "../../../engine/render/site-frame.tsx";
import { SectionView } from "./section-view.tsx";
import type { ShownPage } from "./shown-page.ts";

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
      {sections.map(({ key, block }) => {
        const View = views.get(block.type) as BlockView<object> | undefined;
        return (
          View && (
            <SectionView
              key={key}
              sectionKey={key}
              block={block}
              View={View}
              rank={!opening || opening === key ? "h1" : "h2"}
              language={told.seo.language}
              source={source}
            />
          )
        );
      })}
    </SiteBody>
  );
}
