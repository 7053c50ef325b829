/** Where one asks after the house; more than one page says it. */
export const house = {
  reservations: { label: "{phone}", href: "fact:phone" },
  events: { label: "(401) 555-0187", href: "tel:+14015550187" },
  email: { label: "{email}", href: "fact:email" },
} as const;

export const reserveLink = { label: "Reserve a table", href: "/reservations", means: "book" } as const;

/** When a table can be booked, in half-hour steps. */
export const seatings = [
  "5:30 PM",
  "6:00 PM",
  "6:30 PM",
  "7:00 PM",
  "7:30 PM",
  "8:00 PM",
  "8:30 PM",
  "9:00 PM",
  "9:30 PM",
  "10:00 PM",
] as const;
