/** Where the ship is asked after. */
export const house = {
  phone: { label: "{phone}", href: "fact:phone" },
  email: { label: "{email}", href: "fact:email" },
} as const;
