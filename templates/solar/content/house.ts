/** The firm, as every part of the page names it. */
export const house = {
  name: "High Noon",
  phone: { label: "(520) 555-0112", href: "tel:+15205550112" },
  email: { label: "hello@highnoon.example", href: "mailto:hello@highnoon.example" },
  consultation: {
    label: "Write for a consultation",
    href: "mailto:hello@highnoon.example?subject=Free%20consultation",
  },
  street: "1200 Meridian Avenue",
  city: "Tucson, AZ 85701",
  area: "Tucson & Oro Valley",
  hours: "Mon–Fri, 7 AM–7 PM",
  price: "From $2.95 a watt",
};
