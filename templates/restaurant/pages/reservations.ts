import { head, reservationForm } from "../content/reservations.ts";
import { keyRack } from "../content/rooms.ts";
import type { RestaurantPage } from "./restaurant-page.ts";

export const reservations: RestaurantPage = {
  seo: {
    title: "Reservations | Noctua",
    description:
      "Reserve a table at Noctua at least two weeks ahead, Tuesday to Sunday from 5:30 PM, or one of three private rooms for 12 to 50 guests.",
  },
  blocks: [
    { type: "hero", props: head },
    { type: "form", id: "book", tone: "raised", props: reservationForm },
    { type: "restaurant/key-rack", id: "rooms", props: keyRack },
  ],
};
