/** What a person with a wet ceiling wants to know, and where to find who mends it. */
export const house = {
  phone: { label: "{phone}", href: "fact:phone" },
  email: { label: "{email}", href: "fact:email" },
  estimate: { label: "Free estimate", href: "/#estimate" },
  price: "Repairs from $385",
};
