import type { ArrayProps } from "../blocks/array/array.props.ts";
import type { DawnProps } from "../blocks/dawn/dawn.props.ts";
import type { DialProps } from "../blocks/dial/dial.props.ts";
import type { DuskProps } from "../blocks/dusk/dusk.props.ts";
import type { NoonProps } from "../blocks/noon/noon.props.ts";
import type { SavingsProps } from "../blocks/savings/savings.props.ts";
import { dawn as dawnPicture, dusk as duskPicture, noon as noonPicture } from "../pictures.ts";
import { rates } from "./rates.ts";
import { consultation, phone } from "./ways.ts";

export const dawn: DawnProps = {
  hour: "5:58",
  title: ["Your roof", "needs a job."],
  lead: "It has lain in the sun for years. We find it work: panels up in a day or two, and from then on it sends the utility an invoice.",
  facts: [
    { label: "Call", value: "{phone}", href: "fact:phone" },
    { label: "Terms", value: "From $2.95 a watt" },
    { label: "Place", value: "{area}" },
    { label: "Hours", value: "{hours}" },
  ],
  actions: [
    { label: "Free consultation", href: "#consultation", means: "estimate" },
    { label: "What it would earn", href: "#savings" },
  ],
  picture: dawnPicture,
};

export const array: ArrayProps = {
  hour: "8:30",
  title: "Openings",
  lead: "{count:panels:words} positions for anything flat that the sun can find.",
  panels: [
    { name: "Roof panels", price: "$2.95 a watt", text: "Eighteen suit most houses. All of them face up." },
    {
      name: "Batteries",
      price: "from $9,800",
      text: "For the night shift, and for when the street is dark.",
    },
    { name: "Car chargers", price: "from $1,150", text: "Drive to work on Tuesday’s noon." },
    { name: "Carports", price: "$4.10 a watt", text: "Shade that pays rent." },
    { name: "Checkup and wash", price: "$240 a visit", text: "Dust is the only colleague who steals." },
    { name: "Off and on again", price: "$165 a panel", text: "New shingles? We lift, you roof, we lay." },
  ],
};

export const noon: NoonProps = {
  hour: "12:00",
  title: "No shadow",
  facts: [
    {
      figure: "30%",
      title: "back from Washington",
      text: "The federal tax credit takes that much off the price of panels, battery and work. We fill in the form; you sign.",
    },
    {
      figure: "25",
      unit: "years",
      title: "in writing",
      text: "Panels, inverter, roof seal and labor under one warranty. It is older than most of our crew.",
    },
    {
      figure: "1–2",
      unit: "days",
      title: "on your roof",
      text: "Ladders at seven, last panel by four. A second day only where the roof has opinions.",
    },
  ],
  picture: noonPicture,
};

export const savings: SavingsProps = {
  hour: "2:15",
  title: "Payday",
  lead: "Say what you pay now. The roof writes the invoice, with its sum shown. Today’s prices for ever: no inflation, no optimism.",
  labels: {
    bill: "Electric bill, dollars a month",
    roof: "The roof faces",
    roofs: { south: "South", "east-west": "East and west", flat: "Flat" },
    panels: "Panels",
    matching: "{} would match your bill",
    matched: "These match your bill",
  },
  errors: {
    missing: "What does the utility want each month? Dollars are enough.",
    unreadable: "The bill is a whole number of dollars, such as 165.",
    tooLow: "Under {} a month, keep your money. We would only be decoration.",
    tooHigh: "Over {} a month we should talk in person, with shade and lemonade.",
  },
  year: { alt: "Kilowatt-hours made: {}.", caption: "A cell is {} kWh. The line is what you use." },
  old: { title: "Electric bill", text: "Pay the utility {} a month" },
  invoice: {
    title: "Invoice",
    from: "From: your roof",
    to: "To: the utility",
    made: "{} panels × {} W × {} hours of sun",
    energy: "{} kWh",
    used: "Used at home: {} kWh × {}",
    sold: "Sold: {} kWh × {}",
    earned: "Earned each year",
    price: "{} W × {}",
    credit: "Federal credit, {}%",
    net: "What you pay",
    paidOff: "paid off in {} years",
    term: "{} years × {} − {}",
    kept: "{} kept",
  },
  letter: "{} a month, {} roof, {} panels: {} a year.",
  rates,
  ask: consultation,
  call: phone,
};

export const dial: DialProps = {
  hour: "5:00",
  title: "References",
  reasons: [
    { title: "We went up first.", text: "Our own roof has worked since 2009 and has missed no day." },
    { title: "One crew, ours.", text: "Nobody on your shingles whom we would not have to lunch." },
    { title: "We count the shade.", text: "Every tree, every chimney, each hour, before the price." },
    { title: "We say no.", text: "One roof in nine should stay unemployed. We tell it so." },
    { title: "No door knocking.", text: "You called us. It keeps everyone polite." },
    { title: "Watched daily.", text: "If a panel sulks, we know by supper." },
  ],
};

export const dusk: DuskProps = {
  hour: "7:41",
  title: "Clocked out",
  lead: "The interview takes forty minutes, is free, and is held on a ladder. A consultation is not a contract: the roof may think it over.",
  phone,
  facts: ["{hours}", "{address}"],
  actions: [consultation],
  picture: duskPicture,
};
