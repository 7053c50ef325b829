import { pageOf } from "../../template-page.ts";
import type { GamingBlock } from "../blocks/blocks.ts";
import { arena, bracket, dropList, hero, minimap } from "../content/arena.ts";
import { games } from "../content/games.ts";
import { streams } from "../content/streams.ts";

/** The six sectors, from the rim to the pit. */
export const home = pageOf<GamingBlock>({
  seo: {
    title: "{name} | An esports arena with a floor that leaves",
    description:
      "Six games, $700,000 in prizes and a floor of 217 cells that loses one every nine seconds. Tonight’s bracket, live streams and seats from $24.",
  },
  sections: {
    drop: { type: "gaming/drop", id: "drop", props: hero },
    map: { type: "gaming/minimap", id: "map", props: minimap },
    games: { type: "gaming/select", id: "games", props: games },
    tonight: { type: "gaming/knockout", id: "tonight", tone: "deep", props: bracket },
    streams: { type: "gaming/monitors", id: "streams", props: streams },
    arena: { type: "gaming/floor", id: "arena", tone: "accent", props: arena },
    seats: { type: "newsletter", id: "seats", props: dropList },
  },
});
