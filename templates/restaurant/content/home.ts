import type { HoursProps } from "../../../engine/blocks/hours/hours.props.ts";
import type { StatsProps } from "../../../engine/blocks/stats/stats.props.ts";
import type { CandleClockProps } from "../blocks/candle-clock/candle-clock.props.ts";
import type { CoursesProps } from "../blocks/courses/courses.props.ts";
import type { HourProps } from "../blocks/hour/hour.props.ts";
import type { ThresholdProps } from "../blocks/threshold/threshold.props.ts";
import { restaurantPictures } from "../pictures.ts";
import { house, reserveLink, seatings } from "./house.ts";

export const candleClock: CandleClockProps = { marks: seatings.map((time) => time.replace(" PM", "")) };

export const threshold: ThresholdProps = {
  eyebrow: "{name}, a dining room after dark",
  title: "Dinner lasts as long as the candle",
  lead: "One hearth, thirty-eight seats and no electric light. Every table gets a fresh candle at 5:30 and keeps it until it has burned down.",
  picture: restaurantPictures.hero,
  actions: [reserveLink, { label: "Read the menu", href: "/menu", means: "offers" }],
  facts: [
    { label: "Open", value: "{hours}" },
    { label: "Find us", value: "{street}, {city}", href: "/contact" },
    { label: "Call", value: house.reservations.label, href: house.reservations.href },
  ],
};

export const firstCandle: HourProps = {
  variant: "plate",
  time: "5:30",
  half: "PM",
  title: "One match",
  lead: "The shutters close on Lampwick Lane and the first wick is lit. The other hundred and thirty-nine take their flame from it, table by table, until the room is the color of weak tea and nobody can read a phone without being noticed.",
  picture: restaurantPictures.table,
};

export const courses: CoursesProps = {
  heading: {
    eyebrow: "7:15 PM",
    title: "The hearth is at its hottest",
    lead: "{count:dishes:words} plates that have never left the card.",
  },
  dishes: [
    {
      name: "Ember-aged ribeye",
      text: "Forty days on the bone, an hour in the ashes. Black garlic, roasted marrow, its own juices, and very little else.",
      price: "$85",
      note: "From the hearth. Pairs with the house Barolo, by the glass.",
      picture: restaurantPictures["dish-ribeye"],
    },
    {
      name: "Salt-baked beetroot",
      text: "Baked in a crust that is broken at your table. Goat’s curd, pickled walnut, a syrup of its own peel.",
      price: "$42",
      note: "Vegetarian, and the plate that most tables fight over.",
      picture: restaurantPictures["dish-beetroot"],
    },
    {
      name: "Scallops in brown butter",
      text: "Hand-dived off Block Island, one minute on each side. Sea herbs, lemon, butter taken two shades past sensible.",
      price: "$58",
      note: "As many as the boat brings; often gone by nine.",
      picture: restaurantPictures["dish-scallop"],
    },
  ],
  link: { label: "The whole menu", href: "/menu", means: "offers" },
};

export const halfGone: HourProps = {
  variant: "open",
  time: "9:00",
  half: "PM",
  title: "Nobody brings the bill",
  lead: "A table is set once a night, so there is no second party at the door and no one hovering. Order another bottle. Ask the kitchen for the end of the roast. We will know you are ready when the flame is.",
  actions: [{ label: "How a power cut made this house", href: "/about", means: "more" }],
};

export const stats: StatsProps = {
  variant: "row",
  figures: [
    { value: "38", label: "seats, each set once a night" },
    { value: "140", label: "candles lit by hand" },
    { value: "270", label: "minutes of flame in each" },
    { value: "0", label: "light bulbs in the dining room" },
  ],
};

export const lastSeating: HoursProps = {
  variant: "columns",
  heading: {
    eyebrow: "10:00 PM",
    title: "Last seating",
    lead: "After ten we light no new candle, and by half past the room is dark.",
  },
  days: [
    { days: "Tuesday–Sunday", times: "5:30–10:30 PM" },
    { days: "Monday", times: "Closed", isClosed: true },
  ],
  address: ["{street}", "{locality}"],
  phones: [
    { purpose: "Tables", ...house.reservations },
    { purpose: "Private events", ...house.events },
  ],
  note: "Fridays and Saturdays the kitchen stays until eleven for those already here; on Sundays it closes at half past nine.",
  link: reserveLink,
};
