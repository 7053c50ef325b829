import { memo } from "react";
import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { PageBlocks } from "../../../engine/render/page-blocks.tsx";
import { SiteBody } from "../../../engine/render/site-frame.tsx";
import type { FittedHome } from "./fit-home.ts";

type Props = { home: FittedHome; views: BlockViews; logo: string };

const place = { base: "", path: "/" };

/** The page that a design shows of the visitor's business, by the engine that draws every site. */
export function WornPage({ home: { frame, seo, sections }, views, logo }: Props) {
  return (
    <SiteBody site={frame} place={place} logo={logo || undefined}>
      <PageBlocks
        page={{
          seo,
          order: sections.map(({ key }) => key),
          sections: Object.fromEntries(sections.map(({ key, block }) => [key, block])),
        }}
        views={views}
        source={{ base: "", collections: frame.collections }}
        language={frame.seo.language}
      />
    </SiteBody>
  );
}

/** `views` that draw anew only what says something else: of a wall of pages a letter changes a few sections. */
export function calmViews(views: BlockViews): BlockViews {
  return new Map(
    Array.from(views, ([type, View]) => {
      const calm = memo(View as BlockView<object>, saysTheSame);
      return [type, Object.assign(calm, { opensPage: View.opensPage }) as unknown as BlockView<never>];
    }),
  );
}

type Said = { locale: unknown };

function saysTheSame({ locale: one, ...before }: Said, { locale: other, ...after }: Said): boolean {
  return one === other && JSON.stringify(before) === JSON.stringify(after);
}
