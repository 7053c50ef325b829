/** What somebody in a hurry, with a hedge, needs to know. */
export const house = {
  phone: { label: "{phone}", href: "fact:phone" },
  email: { label: "{email}", href: "fact:email" },
  consultation: { label: "Free consultation", href: "/#visit" },
  price: "From $65 an hour",
  area: "Franklin County, MA",
  hours: "Mon to Sat, 7 AM to 5 PM",
  street: "{street}",
  city: "{locality}",
} as const;
