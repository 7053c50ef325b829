import type { PricingTiersProps } from "./pricing-tiers.props.ts";

const tiers: PricingTiersProps["tiers"] = [
  {
    name: "Day",
    price: "$18",
    unit: "per visit",
    description: "For a week in town, or to find out.",
    features: ["One class or open gym", "Towel and locker"],
    action: { label: "Book a day", href: "/contact" },
  },
  {
    name: "Month",
    price: "$89",
    unit: "per month",
    description: "Three or four times a week, without a contract.",
    features: [
      "All classes",
      "Open gym from 5 AM",
      "One session with a coach",
      "Pause for a month each year",
    ],
    isPopular: true,
    action: { label: "Join by the month", href: "/contact" },
  },
  {
    name: "Year",
    price: "$69",
    unit: "per month, for a year",
    description: "For those who have stopped counting.",
    features: ["All that a month has", "Bring a guest on Fridays", "A coach each season", "Own locker"],
    action: { label: "Join for a year", href: "/contact" },
  },
];

export const pricingTiersSamples: Record<string, PricingTiersProps> = {
  columns: {
    variant: "columns",
    heading: { title: "Three ways in", lead: "No joining fee. Leave with a month’s notice." },
    popularLabel: "Most members",
    tiers,
    footnote: "Prices include tax. Students pay half.",
  },
  ledger: { variant: "ledger", heading: { title: "Membership" }, popularLabel: "Most members", tiers },
  steps: { variant: "steps", heading: { title: "Start anywhere" }, popularLabel: "Most members", tiers },
};
