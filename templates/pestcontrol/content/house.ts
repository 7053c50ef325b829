/** What is said of the business in more than one place. */
export const house = {
  phone: "{phone}",
  tel: "fact:phone",
  email: "{email}",
  mailto: "fact:email",
  price: "Visits from $145",
};
