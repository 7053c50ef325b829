/** Where the label is to be found. */
export const house = {
  street: "3 Net Loft Lane",
  city: "Port Townsend, WA 98368",
  mail: { label: "door@undertow.example", href: "mailto:door@undertow.example" },
  demos: { label: "demos@undertow.example", href: "mailto:demos@undertow.example" },
};
