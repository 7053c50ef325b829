import type { FloorPlanProps } from "../blocks/floor-plan/floor-plan.props.ts";
import type { MortgageProps } from "../blocks/mortgage/mortgage.props.ts";
import type { NeighborsProps } from "../blocks/neighbors/neighbors.props.ts";
import type { PropertyProps } from "../blocks/property/property.props.ts";
import { mapWords, measureWords, planScale, statusWords } from "./words.ts";

/** What the page of every house says. */
export const property: PropertyProps = {
  house: "{record}",
  houses: "{collection:houses}",
  place: "{=type}, {=number} of {=houses}",
  plates: {
    label: "Plates",
    figure: "Fig. {=number}. {=caption}",
    model: "Model",
    modelCaption: "The model, {=model}.",
    modelPlain: "The model.",
    inside: "Inside",
    site: "Site",
    siteCaption: "The site, north up. Our office is the open square.",
    map: mapWords,
  },
  labels: {
    price: "Price",
    status: "Status",
    architect: "Architect",
    year: "Year",
    area: "Area",
    lot: "Lot",
    rooms: "Rooms",
    model: "Model",
  },
  bath: "{=baths} bath",
  baths: "{=baths} baths",
  statuses: statusWords,
  measures: measureWords,
  visit: { label: "Arrange a visit", href: "/contact", means: "book" },
  left: { label: "See what is left", href: "/listings", means: "offers" },
};

export const floorPlan: FloorPlanProps = {
  house: "{record}",
  title: "Floor plan",
  alt: "Floor plan of the {=house}; its rooms are in the key",
  caption: "Fig. 4. Dimensions in meters, north up.",
  measures: measureWords,
  scale: planScale,
};

export const mortgage: MortgageProps = {
  house: "{record}",
  title: "Monthly payment",
  usual: { down: 20, rate: 6.25, years: 30 },
  label: "The loan",
  fields: {
    price: { label: "Price", unit: "$", name: "The price" },
    down: { label: "Down payment", unit: "%", name: "The down payment" },
    rate: { label: "Rate a year", unit: "%", name: "The rate" },
    years: { label: "Term", unit: "years", name: "The term" },
  },
  errors: {
    number: "{=field} must be a number.",
    whole: "{=field} must be whole years.",
    range: "{=field} must be from {=least} to {=most}.",
  },
  years: "{=years} years",
  aMonth: "a month",
  symbols: { loan: "P", rate: "r", payments: "n" },
  dividedBy: "divided by",
  stale: "With the last figures that could be read.",
  loan: "Loan, P",
  payments: "Payments, n",
  interest: "Interest in all",
  note: "An estimate, worked out on this page and sent to nobody. Taxes and insurance are not in it; a bank’s opinion isn’t either.",
};

export const neighbors: NeighborsProps = {
  house: "{record}",
  houses: "{collection:houses}",
  label: "Other houses",
  previous: "Previous: {=number} of {=houses}",
  next: "Next: {=number} of {=houses}",
};
