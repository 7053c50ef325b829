/** Where the models stand, and who answers. */
export const office = {
  street: "4 Plumb Street",
  city: "Cutwater, ME 04599",
  phone: { label: "{phone}", href: "fact:phone" },
  email: { label: "{email}", href: "fact:email" },
  hours: "Tuesday to Saturday, 10 AM to 6 PM",
};
