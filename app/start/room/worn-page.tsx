import type { ReactNode } from "react";
import type { BlockViews } from "../../../engine/blocks/block.ts";
import { PageBlocks } from "../../../engine/render/page-blocks.tsx";
import { SiteBody } from "../../../engine/render/site-frame.tsx";
import type { FittedHome, FittedSection } from "./fit-home.ts";

type Props = { home: FittedHome; views: BlockViews; logo: string };

const place = { base: "", path: "/" };

/** A section that is the same again is the same element again, which is not compared. */
const drawn = new WeakMap<FittedSection, ReactNode>();

/** The page that a design shows of the visitor's business, by the engine that draws every site. */
export function WornPage({ home: { frame, sections }, views, logo }: Props) {
  const source = { base: "", collections: frame.collections };
  const { language } = frame.seo;
  return (
    <SiteBody site={frame} place={place} logo={logo || undefined}>
      {sections.map((section) => {
        const { key, block } = section;
        const known = drawn.get(section);
        if (known) return known;
        const element = (
          <PageBlocks
            key={key}
            page={{ sections: { [key]: block }, order: [key] }}
            views={views}
            source={source}
            language={language}
          />
        );
        drawn.set(section, element);
        return element;
      })}
    </SiteBody>
  );
}
