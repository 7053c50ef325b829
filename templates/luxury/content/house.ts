export const house = {
  street: "{street}",
  city: "{locality}",
  phone: { label: "{phone}", href: "fact:phone" },
  email: { label: "{email}", href: "fact:email" },
} as const;
