import { pageOf } from "../../template-page.ts";
import type { ArtBlock } from "../blocks/blocks.ts";
import { works } from "../content/gallery.ts";

export const gallery = pageOf<ArtBlock>({
  seo: {
    title: "Gallery | Nine works at {name}, {city}",
    description:
      "Nine works at their true size beside one another. Search them, or keep those that fit your price and the width of your wall.",
  },
  sections: { gallery: { type: "art/gallery", props: works } },
});
