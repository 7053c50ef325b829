import { pageOf } from "../../template-page.ts";
import type { ArtBlock } from "../blocks/blocks.ts";
import { roster } from "../content/artists.ts";

export const artists = pageOf<ArtBlock>({
  seo: {
    title: "Artists | {name}, {city}",
    description:
      "Nine artists of {name}, who they are and where they work, each with one work shown at its true proportion.",
  },
  sections: { roster: { type: "art/roster", id: "artists", props: roster } },
});
