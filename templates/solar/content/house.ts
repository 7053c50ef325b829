/** The firm, as every part of the page names it. */
export const house = {
  name: "High Noon",
  phone: { label: "{phone}", href: "fact:phone" },
  email: { label: "{email}", href: "fact:email" },
  consultation: {
    label: "Write for a consultation",
    href: "mailto:hello@highnoon.example?subject=Free%20consultation",
  },
  street: "{street}",
  city: "{locality}",
  area: "Tucson & Oro Valley",
  hours: "Mon–Fri, 7 AM–7 PM",
  price: "From $2.95 a watt",
};
