/** What stands on the first screen and comes again further down: said in one place. */
export const boathouse = {
  name: "Paperboat",
  phone: "(207) 555-0142",
  call: "tel:+12075550142",
  watch: "(207) 555-0119",
  watchCall: "tel:+12075550119",
  mail: "ahoy@paperboat.example",
  price: "From $5",
  area: "The Tamsin, all 94 miles",
  hours: "Tue–Sun, 8 AM–6 PM",
  address: ["The Boathouse", "1 Slip Lane", "Port Tamsin, ME 04653"],
} as const;
