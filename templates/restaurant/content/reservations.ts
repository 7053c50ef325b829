import type { FormProps } from "../../../engine/blocks/form/form.props.ts";
import type { HeroProps } from "../../../engine/blocks/hero/hero.props.ts";
import { table } from "../pictures.ts";
import { seatings } from "./house.ts";

const partySizes = ["1", "2", "3", "4", "5", "6", "7", "8"];
const occasions = ["Birthday", "Anniversary", "Engagement", "Business", "Celebration", "Other"];

export const head: HeroProps = {
  variant: "ledger",
  eyebrow: "Reservations",
  title: "Keep a candle for me",
  lead: "Thirty-eight seats, each set once a night. What we ask in return fits on one hand.",
  actions: [{ label: "Open the book", href: "#book", means: "book" }],
  picture: table,
  facts: [
    { label: "Book", value: "at least 2 weeks ahead" },
    { label: "Cancel", value: "up to 24 hours ahead, free of charge" },
    { label: "No-show", value: "$50 per person" },
    { label: "Private events", value: "12 to 50 guests, in one of three rooms", href: "#rooms" },
    { label: "Closed", value: "Mondays, when the candles are poured" },
  ],
};

/** The details of the confirmation are a sample and the same for everybody. */
export const reservationForm: FormProps = {
  heading: { eyebrow: "Who, when, how many", title: "The reservation book" },
  intro: "All fields are required: we set each table for the people who will sit at it.",
  fields: [
    {
      name: "firstName",
      label: "First name",
      type: "text",
      isRequired: true,
      autocomplete: "given-name",
      width: "half",
    },
    {
      name: "lastName",
      label: "Last name",
      type: "text",
      isRequired: true,
      autocomplete: "family-name",
      width: "half",
    },
    { name: "email", label: "Email", type: "email", isRequired: true, autocomplete: "email", width: "half" },
    { name: "phone", label: "Phone", type: "tel", isRequired: true, autocomplete: "tel", width: "half" },
    {
      name: "date",
      label: "Date",
      type: "date",
      isRequired: true,
      hint: "Tuesday to Sunday, from two weeks ahead",
      width: "third",
      minDaysAhead: 14,
      closedWeekdays: [1],
    },
    {
      name: "time",
      label: "Time",
      type: "select",
      isRequired: true,
      options: seatings.map((time) => ({ value: time, label: time })),
      hint: "On Sundays until 9:30 PM",
      width: "third",
    },
    {
      name: "partySize",
      label: "Party size",
      type: "select",
      isRequired: true,
      options: [
        ...partySizes.map((size) => ({ value: size, label: size === "1" ? "1 guest" : `${size} guests` })),
        { value: "9+", label: "Private Party (9+)" },
      ],
      width: "third",
    },
    {
      name: "occasion",
      label: "Occasion",
      type: "select",
      isRequired: false,
      options: occasions.map((occasion) => ({ value: occasion.toLowerCase(), label: occasion })),
      width: "full",
    },
    {
      name: "requests",
      label: "Special requests",
      type: "textarea",
      isRequired: false,
      hint: "Allergies, a high chair, a seat away from the fire",
      width: "full",
      rows: 4,
    },
  ],
  submitLabel: "Request this table",
  requiredNote: "Only what is marked optional may stay empty.",
  finePrint:
    "Plans change: cancel up to 24 hours ahead at no cost. A party that does not come is charged $50 per person.",
  confirmation: {
    title: "Your candle is kept",
    text: "Sample details, the same for everyone: this demonstration stores nothing and sends nothing.",
    details: [
      { label: "Guest", value: "Marguerite Oyelaran" },
      { label: "Evening", value: "Saturday, 7:30 PM" },
      { label: "Party", value: "4 guests" },
      { label: "Table", value: "No. 12, beside the hearth" },
      { label: "Confirmation", value: "NOC-2741" },
    ],
    againLabel: "Make another reservation",
  },
};
