import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { GamingBlock } from "../blocks/blocks.ts";
import { arena, bracket, dropList, hero, minimap } from "../content/arena.ts";
import { games } from "../content/games.ts";
import { streams } from "../content/streams.ts";

/** The six sectors, from the rim to the pit. */
export const home: Page<CoreBlock | GamingBlock> = {
  seo: {
    title: "Hexfall | An esports arena with a floor that leaves",
    description:
      "Six games, $700,000 in prizes and a floor of 217 cells that loses one every nine seconds. Tonight’s bracket, live streams and seats from $24.",
  },
  blocks: [
    { type: "gaming/drop", id: "drop", props: hero },
    { type: "gaming/minimap", id: "map", props: minimap },
    { type: "gaming/select", id: "games", props: games },
    { type: "gaming/knockout", id: "tonight", tone: "deep", props: bracket },
    { type: "gaming/monitors", id: "streams", props: streams },
    { type: "gaming/floor", id: "arena", tone: "accent", props: arena },
    { type: "newsletter", id: "seats", props: dropList },
  ],
};
