import type { Block } from "../../../engine/blocks/block.ts";
import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { FashionBlock } from "../blocks/blocks.ts";
import type { ShootProps } from "../blocks/shoot/shoot.props.ts";
import { openers } from "../content/issue.ts";
import { type Shoot, shoots } from "../content/lookbook.ts";

const frames = shoots.map(({ id, title, image, featured }, index) => ({
  number: String(index + 1),
  title,
  href: `#${id}`,
  picture: image,
  isMarked: featured,
}));

export const lookbook = {
  seo: {
    title: "Lookbook: Oblique, Issue 12",
    description:
      "Eight shoots worn by nobody: a chair, a stair, an arch and a walnut hanger in the clothes of Oblique’s twelfth issue, with every piece and price.",
  },
  blocks: [
    { type: "fashion/opener", props: openers.lookbook },
    {
      type: "fashion/contact-sheet",
      props: { label: "The eight shoots", strips: [frames.slice(0, 4), frames.slice(4)] },
    },
    ...shoots.map(shootOf),
  ],
} satisfies Page<CoreBlock | FashionBlock>;

function shootOf(
  { id, image, orientation, ...shoot }: Shoot,
  index: number,
): Block<"fashion/shoot", ShootProps> {
  const portrait = index % 3 < 2 ? "verso" : "recto";
  const variant = orientation === "landscape" ? "spread" : portrait;
  const marked = variant === "spread" ? "deep" : "raised";
  return {
    type: "fashion/shoot",
    id,
    tone: shoot.featured ? marked : "paper",
    props: { ...shoot, number: String(index + 1), variant, picture: image },
  };
}
