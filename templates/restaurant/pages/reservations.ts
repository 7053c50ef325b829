import { pageOf } from "../../template-page.ts";
import type { RestaurantBlock } from "../blocks/blocks.ts";
import { head, reservationForm } from "../content/reservations.ts";
import { keyRack } from "../content/rooms.ts";

export const reservations = pageOf<RestaurantBlock>({
  seo: {
    title: "Reservations | {name}",
    description:
      "Reserve a table at {name} at least two weeks ahead, Tuesday to Sunday from 5:30 PM, or one of three private rooms for 12 to 50 guests.",
  },
  sections: {
    hero: { type: "hero", props: head },
    book: { type: "form", id: "book", tone: "raised", props: reservationForm },
    rooms: { type: "restaurant/key-rack", id: "rooms", props: keyRack },
  },
});
