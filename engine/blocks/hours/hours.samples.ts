import type { HoursProps } from "./hours.props.ts";

const days: HoursProps["days"] = [
  { days: "Monday", times: "Closed", isClosed: true },
  { days: "Tuesday to Thursday", times: "5:30 PM to 10:00 PM" },
  { days: "Friday and Saturday", times: "5:30 PM to 11:00 PM" },
  { days: "Sunday", times: "5:30 PM to 9:30 PM" },
];
const address = ["41 Lantern Row", "Old Harbor, ME 04101"];
const phones = [
  { purpose: "Tables", label: "(555) 010-4410", href: "tel:+15550104410" },
  { purpose: "Private rooms", label: "(555) 010-4412", href: "tel:+15550104412" },
];

export const hoursSamples: Record<string, HoursProps> = {
  card: {
    variant: "card",
    heading: { title: "The door is open" },
    days,
    address,
    phones,
    note: "The kitchen takes its last order an hour before we close.",
    link: { label: "Reserve a table", href: "/reservations" },
  },
  columns: {
    variant: "columns",
    heading: { eyebrow: "Come in", title: "Hours and address" },
    days,
    address,
    phones,
    link: { label: "Find the way", href: "#map" },
  },
  line: { variant: "line", heading: { title: "When and where" }, days: days.slice(1), address, phones },
};
