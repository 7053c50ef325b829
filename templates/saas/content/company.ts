export const company = {
  description:
    "Operations software for workshops that make physical things: orders, kilns, stock and dispatch on one wall of tiles.",
  street: "6 Clayworks Yard",
  city: "Trenton, NJ 08611",
  hours: "Monday to Friday, 8 AM to 6 PM",
  phone: { label: "{phone}", href: "fact:phone" },
  email: { label: "{email}", href: "fact:email" },
} as const;

/** Whose week the product is shown with. */
export const workshop = {
  name: "Lapwing Tileworks",
  place: "Trenton, NJ",
  day: "Friday, November 20",
} as const;
