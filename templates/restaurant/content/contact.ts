import type { FormProps } from "../../../engine/blocks/form/form.props.ts";
import type { HeroProps } from "../../../engine/blocks/hero/hero.props.ts";
import type { HoursProps } from "../../../engine/blocks/hours/hours.props.ts";
import type { MapProps } from "../../../engine/blocks/map/map.props.ts";
import { house } from "./house.ts";

export const contactForm: FormProps = {
  heading: { eyebrow: "Write to us", title: "A note to the house" },
  intro: "We reply within 24 hours. For a table this month, the telephone is quicker.",
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
    { name: "phone", label: "Phone", type: "tel", isRequired: false, autocomplete: "tel", width: "half" },
    { name: "subject", label: "Subject", type: "text", isRequired: true, width: "full" },
    { name: "message", label: "Message", type: "textarea", isRequired: true, width: "full", rows: 6 },
  ],
  submitLabel: "Send the note",
  requiredNote: "Only what is marked optional may stay empty.",
  confirmation: {
    title: "Message received",
    text: "We reply within 24 hours, usually in the morning, before the candles are poured.",
    againLabel: "Write another message",
  },
};

export const map: MapProps = {
  variant: "night",
  heading: { eyebrow: "Lampwick Lane", title: "Look for the one dark window" },
  place: "{name}",
  address: ["{street}", "{locality}"],
  seed: 1884,
  water: "river",
  streets: ["Lampwick Lane", "Chandler Street", "Tallow Hill", "Wharf Row"],
  note: "The lane is closed to cars after five. Parking on Chandler Street, two minutes on foot; bring a friend’s arm for the cobbles.",
};

export const doors: HoursProps = {
  variant: "card",
  heading: { title: "When the door is open" },
  days: "{hours:rows}",
  address: ["{street}", "{locality}"],
  phones: [
    { purpose: "Tables", ...house.reservations },
    { purpose: "Private events", ...house.events },
  ],
  note: "The telephone is answered from two in the afternoon, except on Mondays.",
};

export const head: HeroProps = {
  variant: "statement",
  eyebrow: "Contact",
  title: "{street}",
  lead: "Two lanes up from the river, behind the old chandlery. There is no sign; there is a very small owl.",
  actions: [house.reservations, house.email],
};
