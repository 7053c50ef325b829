import type { FormProps } from "../../../engine/blocks/form/form.props.ts";
import type { HoursProps } from "../../../engine/blocks/hours/hours.props.ts";
import type { MapProps } from "../../../engine/blocks/map/map.props.ts";
import type { PosterProps } from "../blocks/poster/poster.props.ts";
import { plans } from "./membership.ts";

export const head: PosterProps = {
  variant: "head",
  lines: ["Contact"],
  lead: "{street}, {city}. The yellow door, if it is down; the open one, if it is after five.",
  actions: [
    { label: "{phone}", href: "fact:phone", means: "call" },
    { label: "{email}", href: "fact:email", means: "mail" },
  ],
};

export const contactForm: FormProps = {
  heading: { title: "Tell us what you want to lift" },
  intro: "One of the five writes back the same day, between sets. No newsletter comes of it.",
  fields: [
    { name: "name", label: "Name", type: "text", isRequired: true, autocomplete: "name", width: "half" },
    { name: "email", label: "Email", type: "email", isRequired: true, autocomplete: "email", width: "half" },
    {
      name: "plan",
      label: "How much",
      type: "select",
      isRequired: true,
      options: Object.entries(plans).map(([value, { name, price, per }]) => ({
        value,
        label: `${name}, $${price} ${per}`,
      })),
      width: "half",
    },
    { name: "phone", label: "Phone", type: "tel", isRequired: false, autocomplete: "tel", width: "half" },
    {
      name: "message",
      label: "What should we know?",
      type: "textarea",
      isRequired: false,
      hint: "A bad knee, a good reason, a number you are after.",
      width: "full",
      rows: 5,
    },
  ],
  submitLabel: "Load it",
  requiredNote: "Only what is marked optional may stay empty.",
  confirmation: {
    title: "Good lift",
    text: "Three white lights. Somebody writes back before the door goes down tonight. Bring flat shoes and eat something first.",
    againLabel: "Another attempt",
  },
};

export const map: MapProps = {
  variant: "block",
  heading: { title: "Follow the noise" },
  place: "{name}",
  address: "{address:lines}",
  seed: 525,
  water: "river",
  streets: ["Slag Street", "Carbon Street", "Ladle Way"],
  note: "Bus 51 to Slag and Carbon, then toward the banging. Bikes come inside and hang from the crane. Cars behind the mill, free until ten.",
};

export const hours: HoursProps = {
  variant: "line",
  heading: { title: "Door up, door down" },
  days: "{hours:rows}",
  phones: [{ purpose: "The desk", label: "{phone}", href: "fact:phone", means: "call" }],
  note: "The desk answers from five. So does everybody near it.",
};
