import { travel as stacks } from "../../showcase-pictures.ts";
import type { VoyagesProps } from "../blocks/voyages/voyages.props.ts";
import { cinder, dunes, fjord, ice, steppe } from "../pictures.ts";

/** In the order in which the ship comes by. Seasons are of every year; one that ends before it begins runs over New Year. */
export const voyages = [
  {
    id: "stillevik",
    name: "Stillevik",
    kind: "Fjord",
    place: "68.20° N, 14.43° E",
    season: { from: "05-04", to: "06-08", words: "May 4 to June 8" },
    nights: 10,
    price: "$4,350",
    rating: 4.9,
    ratedBy: 212,
    description:
      "Walls on both sides and a strip of sky between. On the third day somebody whispers, and everybody agrees that it was loud.",
    sound: "[echo, eventually]",
    picture: fjord,
  },
  {
    id: "pale-tongue",
    name: "The Pale Tongue",
    kind: "Ice",
    place: "78.52° N, 16.03° E",
    season: { from: "06-20", to: "08-02", words: "June 20 to August 2" },
    nights: 12,
    price: "$8,900",
    rating: 4.8,
    ratedBy: 96,
    description:
      "A glacier that calves without an appointment. The sun goes round and never down. We keep a mile off and put the kettle on.",
    sound: "[a crack, then a long pause]",
    picture: ice,
  },
  {
    id: "skerrow",
    name: "Skerrow Stacks",
    kind: "Sea stacks",
    place: "62.12° N, 7.67° W",
    season: { from: "08-14", to: "09-20", words: "August 14 to September 20" },
    nights: 9,
    price: "$3,900",
    rating: 4.7,
    ratedBy: 318,
    description:
      "Nineteen rocks, four of them with names. From five in the afternoon the light comes in sideways and forgets to leave.",
    sound: "[one gull, reconsidering]",
    picture: stacks,
  },
  {
    id: "cinder",
    name: "Cinder Coast",
    kind: "Volcano",
    place: "28.62° N, 17.90° W",
    season: { from: "10-06", to: "11-08", words: "October 6 to November 8" },
    nights: 8,
    price: "$3,650",
    rating: 4.6,
    ratedBy: 143,
    description:
      "The newest land we know of: some of it is younger than the cook. It is best seen from the water, at night, in a jacket.",
    sound: "[hissing]",
    picture: cinder,
  },
  {
    id: "sarrume",
    name: "Sarrume",
    kind: "Desert",
    place: "22.95° S, 14.40° E",
    season: { from: "11-28", to: "01-04", words: "November 28 to January 4" },
    nights: 11,
    price: "$5,400",
    rating: 4.9,
    ratedBy: 127,
    description:
      "The dunes walk into the sea, and neither has ever said why. We anchor a little outside the argument and watch it turn orange.",
    sound: "[sand, on its way]",
    picture: dunes,
  },
  {
    id: "isla-larga",
    name: "Isla Larga",
    kind: "Steppe",
    place: "51.67° S, 60.20° W",
    season: { from: "01-24", to: "03-10", words: "January 24 to March 10" },
    nights: 14,
    price: "$7,250",
    rating: 4.8,
    ratedBy: 88,
    description:
      "Grass to one horizon, water to the other, and one fence of unknown purpose. Bring a hat, and a second hat.",
    sound: "[wind] [more wind]",
    picture: steppe,
  },
] satisfies VoyagesProps["voyages"];

/** The search and what it finds. */
export const search: VoyagesProps = {
  title: "{count:voyages:words} coasts, in order of appearance",
  fields: {
    destination: { label: "Destination", placeholder: "ice, dunes, quiet" },
    checkIn: { label: "Check-in" },
    checkOut: { label: "Check-out" },
  },
  submitLabel: "Search",
  rule: "A voyage is shown if it fits whole between your two dates and inside its season. With one date only: if it can leave, or be back, on that very day. Seasons are the same every year.",
  refusal: "Check-out has to come after check-in. We have tried it the other way round. Choose a later day.",
  none: {
    title: "[nothing but water]",
    text: "No voyage has all of that. Give the dates more room, or ask for less in words.",
    reset: "Show all {count:voyages:words}",
  },
  labels: {
    count: "of {} voyages",
    scene: "Scene",
    price: "From",
    nights: "Nights",
    rating: "Rating",
    outOf: "of 5",
    ratedBy: "of 5, by {}",
    season: "Sails",
  },
  berth: { label: "Ask for a berth", href: "fact:email", means: "mail" },
  voyages,
};
