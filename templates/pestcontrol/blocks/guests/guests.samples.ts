import { stressProps } from "../../../../engine/document/stress-props.ts";
import { guests } from "../../content/guests.ts";
import { type GuestsProps, guestsProps } from "./guests.props.ts";

export const guestsSamples: Record<string, GuestsProps> = {
  usual: guests,
  least: { heading: { title: "The guest list" }, guests: [{ name: "The Ants" }] },
  some: { ...guests, guests: [...guests.guests.slice(0, 2), { name: "The Mice", price: "from $195" }] },
  underlined: {
    ...guests,
    pen: "underline",
    guests: guests.guests.map(({ name, note, price }) => ({
      name,
      note,
      price,
      unit: "a visit",
      aside: "By the room",
    })),
  },
  most: stressProps(guestsProps, guests, "most"),
};
