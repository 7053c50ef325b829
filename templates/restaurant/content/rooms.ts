import type { KeyRackProps } from "../blocks/key-rack/key-rack.props.ts";
import { keyCellar, keyLibrary, keyLoft } from "../pictures.ts";
import { house } from "./house.ts";

export const keyRack: KeyRackProps = {
  heading: {
    eyebrow: "Private events, 12 to 50 guests",
    title: "{count:rooms:words} rooms, {count:rooms:words} keys",
    lead: "Take a room and you take its key: nobody comes in until you hand it back.",
  },
  rooms: [
    {
      name: "The Cellar",
      guests: "12 to 18 guests",
      text: "One long table between the racks, cool enough for a jacket. The sommelier is down there anyway.",
      picture: keyCellar,
    },
    {
      name: "The Library",
      guests: "16 to 30 guests",
      text: "Shelves to the ceiling, a fire of its own and four round tables. The books may be borrowed.",
      picture: keyLibrary,
    },
    {
      name: "The Loft",
      guests: "30 to 50 guests",
      text: "Under the beams where the candles once hung to dry. Room for a quartet and for the dancing after.",
      picture: keyLoft,
    },
  ],
  link: { label: `Plan an event: ${house.events.label}`, href: house.events.href },
};
