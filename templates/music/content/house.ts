/** Where the label is to be found. */
export const house = {
  mail: { label: "{email}", href: "fact:email" },
  demos: { label: "demos@undertow.example", href: "mailto:demos@undertow.example" },
};
