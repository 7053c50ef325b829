/** What is said of the business in more than one place. */
export const house = {
  name: "Uninvited",
  phone: "(843) 555-0117",
  tel: "tel:+18435550117",
  email: "regrets@uninvited.example",
  mailto: "mailto:regrets@uninvited.example",
  price: "Visits from $145",
  area: "Charleston and the sea islands",
  hours: "Monday to Saturday, 7 AM to 7 PM",
  street: "{street}",
  city: "{locality}",
};
