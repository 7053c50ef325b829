/** Where the ship is asked after. */
export const house = {
  ship: "Slow Margaret",
  phone: { label: "{phone}", href: "fact:phone" },
  email: { label: "{email}", href: "fact:email" },
  street: "{street}",
  city: "{locality}",
} as const;
