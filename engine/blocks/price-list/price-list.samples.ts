import type { PriceListProps } from "./price-list.props.ts";

export const priceListSamples: Record<string, PriceListProps> = {
  rows: {
    variant: "rows",
    heading: { title: "What it costs", lead: "Written down before the first drop cloth is laid." },
    groups: [
      {
        items: [
          {
            name: "Interior walls",
            note: "two coats, edges cut by hand",
            isFrom: true,
            price: "$3.50",
            unit: "per sq ft",
          },
          {
            name: "Exterior",
            note: "scraped, primed, two coats",
            isFrom: true,
            price: "$4.25",
            unit: "per sq ft",
          },
          { name: "Cabinets", note: "sprayed off site", isFrom: true, price: "$95", unit: "per door" },
          { name: "Color consultation", note: "an hour in your own light", price: "$120" },
        ],
      },
    ],
    footnote: "Prices include paint, masking and clearing up.",
  },
  groups: {
    variant: "groups",
    heading: { title: "Rates" },
    groups: [
      {
        title: "Repairs",
        note: "Booked for a weekday",
        items: [
          { name: "First hour on site", price: "$145" },
          { name: "Each half hour after", price: "$60" },
          { name: "Drain cleared", isFrom: true, price: "$180" },
        ],
      },
      {
        title: "Emergencies",
        note: "Nights and weekends, within the hour",
        items: [
          { name: "Call-out", note: "applied to the repair", isFrom: true, price: "$199" },
          { name: "Burst pipe made safe", isFrom: true, price: "$260" },
        ],
      },
      {
        title: "Installation",
        items: [
          { name: "Faucet", isFrom: true, price: "$220" },
          { name: "Water heater", isFrom: true, price: "$1,450" },
          { name: "Water softener", isFrom: true, price: "$1,900" },
        ],
      },
    ],
    link: { label: "Ask for a written quote", href: "/contact" },
  },
  ticket: {
    variant: "ticket",
    heading: {
      eyebrow: "Rental",
      title: "By the day, by the weekend",
      lead: "Helmet, lock and a map are in the price.",
    },
    groups: [
      {
        title: "Bicycles",
        items: [
          { name: "City, one day", price: "$35" },
          { name: "City, weekend", price: "$60" },
          { name: "Touring, one day", price: "$55" },
          { name: "Cargo", note: "carries two children", isFrom: true, price: "$80" },
        ],
      },
    ],
    footnote: "A card is held for $200 until the bicycle is back.",
  },
};
