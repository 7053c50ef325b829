/** Where the ship is asked after. */
export const house = {
  ship: "Slow Margaret",
  phone: { label: "(207) 555-0148", href: "tel:+12075550148" },
  email: { label: "berth@farshore.example", href: "mailto:berth@farshore.example" },
  street: "Pier 3, Tannery Wharf",
  city: "Eastport, ME 04631",
} as const;
