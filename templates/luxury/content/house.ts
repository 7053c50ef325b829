export const house = {
  street: "7 Lantern Court",
  city: "Boston, MA 02116",
  phone: { label: "(617) 555-0148", href: "tel:+16175550148" },
  email: { label: "salon@aurelle.example", href: "mailto:salon@aurelle.example" },
} as const;
