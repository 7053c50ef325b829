/** How one reaches the firm, and its least price, as every page says it. */
export const house = {
  phone: { label: "{phone}", href: "fact:phone" },
  email: { label: "{email}", href: "fact:email" },
  freeEstimate: {
    label: "Write for a free estimate",
    href: "fact:email?subject=Free%20estimate",
  },
  price: "From $3.50/sq ft",
};
