/** Where the models stand, and who answers. */
export const office = {
  street: "4 Plumb Street",
  city: "Cutwater, ME 04599",
  phone: { label: "(207) 555-0140", href: "tel:+12075550140" },
  email: { label: "studio@plinth.example", href: "mailto:studio@plinth.example" },
  hours: "Tuesday to Saturday, 10 AM to 6 PM",
};
