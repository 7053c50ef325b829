import { memo } from "react";
import type { Block, BlockView } from "../../../engine/blocks/block.ts";
import { drawSection } from "../../../engine/render/page-blocks.tsx";
import { resolve, type Source } from "../../../engine/render/resolve.ts";

type Props = {
  sectionKey: string;
  /** With its facts told. */
  block: Block;
  View: BlockView<object>;
  rank: "h1" | "h2";
  language: string;
  source: Source;
};

/** One section of the page, drawn anew only when it says something else. */
export const SectionView = memo(function SectionView({
  sectionKey: key,
  block,
  View,
  rank,
  language,
  source,
}: Props) {
  const data = resolve(block.props, source);
  return drawSection({ key, block, View, data }, { rank, language, key });
});
