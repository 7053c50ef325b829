/** What a person with a wet ceiling wants to know, and where to find who mends it. */
export const house = {
  phone: { label: "(802) 555-0142", href: "tel:+18025550142" },
  email: { label: "roof@rafterandrain.example", href: "mailto:roof@rafterandrain.example" },
  estimate: { label: "Free estimate", href: "#estimate" },
  price: "Repairs from $385",
  area: "Rutland to Middlebury, VT",
  hours: "Mon–Sat, 7\u00a0AM–6\u00a0PM",
  street: "18 Quarry Street",
  city: "Poultney, VT 05764",
};
