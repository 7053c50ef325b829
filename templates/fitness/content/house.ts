/** What more than one page says of the gym. */
export const house = {
  street: "61 Slag Street",
  city: "Pittsburgh, PA 15203",
  phone: { label: "(412) 555-0105", href: "tel:+1-412-555-0105" },
  email: { label: "door@ironfield.example", href: "mailto:door@ironfield.example" },
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
