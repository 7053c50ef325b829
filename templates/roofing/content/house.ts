/** What a person with a wet ceiling wants to know, and where to find who mends it. */
export const house = {
  phone: { label: "{phone}", href: "fact:phone" },
  email: { label: "{email}", href: "fact:email" },
  estimate: { label: "Free estimate", href: "#estimate" },
  price: "Repairs from $385",
  area: "Rutland to Middlebury, VT",
  hours: "Mon–Sat, 7\u00a0AM–6\u00a0PM",
  street: "{street}",
  city: "{locality}",
};
