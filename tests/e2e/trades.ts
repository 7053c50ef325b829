/** What a visitor in a hurry finds on the first screen of a phone, for each trade: the exact words. */
export type FirstScreen = { path: string; phone: string; price: string; area: string; hours: string };

export const trades: FirstScreen[] = [
  {
    path: "/demos/painting",
    phone: "(401) 555-0143",
    price: "From $3.50/sq ft",
    area: "Providence & the East Bay",
    hours: "Mon–Sat, 7 AM–6 PM",
  },
  {
    path: "/demos/plumbing",
    phone: "(218) 555-0188",
    price: "From $199",
    area: "Duluth and 25 miles around",
    hours: "24 hours, every day",
  },
  {
    path: "/demos/roofing",
    phone: "(802) 555-0142",
    price: "Repairs from $385",
    area: "Rutland to Middlebury, VT",
    hours: "Mon–Sat, 7 AM–6 PM",
  },
  {
    path: "/demos/electrician",
    phone: "906-555-0119",
    price: "$95 call-out",
    area: "Marquette & Negaunee",
    hours: "Open 24 hours",
  },
  {
    path: "/demos/nonprofit",
    phone: "(207) 555-0142",
    price: "From $5",
    area: "The Tamsin, all 94 miles",
    hours: "Tue–Sun, 8 AM–6 PM",
  },
  {
    path: "/demos/solar",
    phone: "(520) 555-0112",
    price: "From $2.95 a watt",
    area: "Tucson & Oro Valley",
    hours: "Mon–Fri, 7 AM–7 PM",
  },
  {
    path: "/demos/poolbuilder",
    phone: "(760) 555-0171",
    price: "Pools from $39,000",
    area: "All of the Coachella Valley",
    hours: "Mon to Sat, 7 AM to 4 PM",
  },
  {
    path: "/demos/gardening",
    phone: "(413) 555-0162",
    price: "From $65 an hour",
    area: "Franklin County, MA",
    hours: "Mon to Sat, 7 AM to 5 PM",
  },
  {
    path: "/demos/pestcontrol",
    phone: "(843) 555-0117",
    price: "Visits from $145",
    area: "Charleston and the sea islands",
    hours: "Monday to Saturday, 7 AM to 7 PM",
  },
  {
    path: "/demos/treeservice",
    phone: "(828) 555-0119",
    price: "Pruning from $280",
    area: "Watauga and Avery counties",
    hours: "Mon–Sat, 7 AM–6 PM",
  },
];
