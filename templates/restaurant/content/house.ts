/** Facts of the house that more than one page tells. */
export const house = {
  street: "{street}",
  city: "{locality}",
  reservations: { label: "(401) 555-0119", href: "tel:+14015550119" },
  events: { label: "(401) 555-0187", href: "tel:+14015550187" },
  email: { label: "{email}", href: "fact:email" },
} as const;

export const reserveLink = { label: "Reserve a table", href: "/reservations" } as const;

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

/** What the first page says of all evenings at once; `openingHours` has each. */
export const eveningHours = { days: "Tuesday–Sunday", times: "5:30–10:30 PM" } as const;

export const openingHours = [
  { days: "Tuesday to Thursday", times: "5:30–10:00 PM" },
  { days: "Friday and Saturday", times: "5:30–11:00 PM" },
  { days: "Sunday", times: "5:30–9:30 PM" },
  { days: "Monday", times: "Closed", isClosed: true },
];
