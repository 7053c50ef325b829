/** The firm, as every page names it. */
export const house = {
  name: "Second Coat",
  phone: { label: "{phone}", href: "fact:phone" },
  email: { label: "{email}", href: "fact:email" },
  freeEstimate: {
    label: "Write for a free estimate",
    href: "mailto:hello@secondcoat.example?subject=Free%20estimate",
  },
  street: "{street}",
  city: "{locality}",
  area: "Providence & the East Bay",
  hours: "Mon–Sat, 7 AM–6 PM",
  price: "From $3.50/sq ft",
};
