import type { Block } from "../../../engine/blocks/block.ts";
import { pageOf } from "../../template-page.ts";
import type { FashionBlock } from "../blocks/blocks.ts";
import type { ShootProps } from "../blocks/shoot/shoot.props.ts";
import { openers } from "../content/issue.ts";
import { type Shoot, shootSection, shoots } from "../content/lookbook.ts";

const frames = shoots.map(({ id, title, image, featured }, index) => ({
  number: String(index + 1),
  title,
  href: `#${id}`,
  picture: image,
  isMarked: featured,
}));

export const lookbook = pageOf<FashionBlock>({
  seo: {
    title: "Lookbook: {name}, Issue 12",
    description:
      "Eight shoots worn by nobody: a chair, a stair, an arch and a walnut hanger in the clothes of {name}’s twelfth issue, with every piece and price.",
  },
  sections: {
    opener: { type: "fashion/opener", props: openers.lookbook },
    "contact-sheet": {
      type: "fashion/contact-sheet",
      props: { label: "The eight shoots", strips: [frames.slice(0, 4), frames.slice(4)] },
    },
    ...Object.fromEntries(shoots.map((shoot, index) => [shoot.id, shootOf(shoot, index)])),
  },
});

function shootOf(shoot: Shoot, index: number): Block<"fashion/shoot", ShootProps> {
  const { id, orientation } = shoot;
  const portrait = index % 3 < 2 ? "verso" : "recto";
  const variant = orientation === "landscape" ? "spread" : portrait;
  const marked = variant === "spread" ? "deep" : "raised";
  return {
    type: "fashion/shoot",
    id,
    tone: shoot.featured ? marked : "paper",
    props: { ...shootSection(shoot), number: String(index + 1), variant },
  };
}
