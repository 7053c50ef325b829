/** Where the label is to be found. */
export const house = {
  street: "{street}",
  city: "{locality}",
  mail: { label: "door@undertow.example", href: "mailto:door@undertow.example" },
  demos: { label: "demos@undertow.example", href: "mailto:demos@undertow.example" },
};
