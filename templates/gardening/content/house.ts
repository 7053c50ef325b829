/** What somebody in a hurry, with a hedge, needs to know. */
export const house = {
  phone: { label: "(413) 555-0162", href: "tel:+14135550162" },
  email: { label: "boots@marigoldandmud.example", href: "mailto:boots@marigoldandmud.example" },
  consultation: { label: "Free consultation", href: "/#visit" },
  price: "From $65 an hour",
  area: "Franklin County, MA",
  hours: "Mon to Sat, 7 AM to 5 PM",
  street: "19 Tannery Lane",
  city: "Greenfield, MA 01301",
} as const;
