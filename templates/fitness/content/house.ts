/** What more than one page says of the gym. */
export const house = {
  street: "{street}",
  city: "{locality}",
  phone: { label: "{phone}", href: "fact:phone" },
  email: { label: "{email}", href: "fact:email" },
};

export const openingHours = [
  {
    days: "Monday to Friday",
    times: "5 AM – 10 PM",
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    closes: "22:00",
  },
  { days: "Saturday and Sunday", times: "5 AM – 6 PM", dayOfWeek: ["Saturday", "Sunday"], closes: "18:00" },
];

export const opens = "05:00";
