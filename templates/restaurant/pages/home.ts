import {
  candleClock,
  courses,
  firstCandle,
  halfGone,
  lastSeating,
  stats,
  threshold,
} from "../content/home.ts";
import type { RestaurantPage } from "./restaurant-page.ts";

/** One evening, from the first candle to the last seating. */
export const home: RestaurantPage = {
  seo: {
    title: "Noctua | Dinner by candlelight in Providence",
    description:
      "Thirty-eight seats, one hearth and no electric light. Tuesday to Sunday from 5:30 PM at 19 Lampwick Lane, Providence.",
  },
  blocks: [
    { type: "restaurant/candle-clock", props: candleClock },
    { type: "restaurant/threshold", props: threshold },
    { type: "restaurant/hour", props: firstCandle },
    { type: "stats", props: stats },
    { type: "restaurant/courses", id: "dishes", props: courses },
    { type: "restaurant/hour", props: halfGone },
    { type: "hours", id: "hours", props: lastSeating },
  ],
};
