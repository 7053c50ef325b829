import type { ReactNode } from "react";
import { type BlockView, type BlockViews, opensPage } from "../../../engine/blocks/block.ts";
import { drawSection } from "../../../engine/render/page-blocks.tsx";
import { resolve } from "../../../engine/render/resolve.ts";
import { SiteBody } from "../../../engine/render/site-frame.tsx";
import type { FittedSection } from "../../../templates/fitting/said-sections.ts";
import type { FittedHome } from "./fit-home.ts";

type Props = { home: FittedHome; views: BlockViews; logo: string };

const place = { base: "", path: "/" };

/** A section that is the same again is the same element again, which is not compared. */
const drawn = new WeakMap<FittedSection, ReactNode>();

/** The page that a design shows of the visitor's business, by the engine that draws every site. */
export function WornPage({ home: { frame, sections }, views, logo }: Props) {
  const source = { base: "", collections: frame.collections };
  const { language } = frame.seo;
  const opening = sections.find(({ block }) => {
    const View = views.get(block.type);
    return View && opensPage(View, block.props);
  });
  return (
    <SiteBody site={frame} place={place} logo={logo || undefined}>
      {sections.map((section) => {
        const { key, block } = section;
        const View = views.get(block.type) as BlockView<object> | undefined;
        if (!View || block.isHidden) return null;
        const known = drawn.get(section);
        if (known) return known;
        const data = resolve(block.props, source);
        const rank = section === opening ? "h1" : "h2";
        const element = drawSection({ key, block, View, data }, { rank, language, key });
        drawn.set(section, element);
        return element;
      })}
    </SiteBody>
  );
}
