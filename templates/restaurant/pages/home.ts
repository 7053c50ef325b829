import { pageOf } from "../../template-page.ts";
import type { RestaurantBlock } from "../blocks/blocks.ts";
import {
  candleClock,
  courses,
  firstCandle,
  halfGone,
  lastSeating,
  stats,
  threshold,
} from "../content/home.ts";

/** One evening, from the first candle to the last seating. */
export const home = pageOf<RestaurantBlock>({
  seo: {
    title: "{name} | Dinner by candlelight in {city}",
    description: "Thirty-eight seats, one hearth and no electric light. {hours} at {street}, {city}.",
  },
  sections: {
    "candle-clock": { type: "restaurant/candle-clock", props: candleClock },
    threshold: { type: "restaurant/threshold", props: threshold },
    hour: { type: "restaurant/hour", props: firstCandle },
    stats: { type: "stats", props: stats },
    dishes: { type: "restaurant/courses", id: "dishes", props: courses },
    "hour-2": { type: "restaurant/hour", props: halfGone },
    hours: { type: "hours", id: "hours", props: lastSeating },
  },
});
