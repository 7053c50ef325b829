import { defineBlock } from "../../../../engine/blocks/block.ts";
import { titlePageProps } from "./title-page.props.ts";
import { titlePageSamples } from "./title-page.samples.ts";
import { TitlePage } from "./title-page.tsx";

export const titlePageBlock = defineBlock({
  type: "gardening/title-page",
  schema: titlePageProps,
  neutral: ({ wheel: _, ...page }) => page,
  View: TitlePage,
  samples: titlePageSamples,
});
