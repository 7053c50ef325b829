/** The firm, as every page names it. */
export const house = {
  name: "Second Coat",
  phone: { label: "(401) 555-0143", href: "tel:+14015550143" },
  email: { label: "hello@secondcoat.example", href: "mailto:hello@secondcoat.example" },
  freeEstimate: {
    label: "Write for a free estimate",
    href: "mailto:hello@secondcoat.example?subject=Free%20estimate",
  },
  street: "14 Dropcloth Row",
  city: "Providence, RI 02906",
  area: "Providence & the East Bay",
  hours: "Mon–Sat, 7 AM–6 PM",
  price: "From $3.50/sq ft",
};
