/** What several pages say of the house. */
export const house = {
  street: "40 Candling Lane",
  city: "Petaluma, CA 94952",
  phone: { label: "(707) 555-0150", href: "tel:+17075550150" },
  email: { label: "desk@ovale.example", href: "mailto:desk@ovale.example" },
} as const;
