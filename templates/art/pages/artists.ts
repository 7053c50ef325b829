import { roster } from "../content/artists.ts";
import type { ArtPage } from "./art-page.ts";

export const artists: ArtPage = {
  seo: {
    title: "Artists | Ovale, Petaluma",
    description:
      "Nine artists of Ovale, who they are and where they work, each with one work shown at its true proportion.",
  },
  blocks: [{ type: "art/roster", props: roster }],
};
