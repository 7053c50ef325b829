import type { FormProps } from "../../../engine/blocks/form/form.props.ts";
import type { WhereaboutsProps } from "../blocks/whereabouts/whereabouts.props.ts";
import { houses } from "./houses.ts";
import { contactFacts, mapWords } from "./words.ts";

export const whereabouts: WhereaboutsProps = {
  eyebrow: "Sheet A4",
  title: "Contact",
  lead: "The models can be seen without an appointment. The houses would like one.",
  facts: [{ label: "Models", value: "The Ropewalk, {address}" }, ...contactFacts.slice(1)],
  map: mapWords,
  caption:
    "From the bridge: second right, then the long roof. It is the only building here that we drew open.",
};

export const visitForm: FormProps = {
  heading: { eyebrow: "Request for a visit", title: "Which house, and when" },
  intro:
    "One agent answers within a working day, with the plan, the list of faults and two dates to choose from.",
  fields: [
    { name: "name", label: "Name", type: "text", isRequired: true, autocomplete: "name", width: "half" },
    { name: "email", label: "Email", type: "email", isRequired: true, autocomplete: "email", width: "half" },
    { name: "phone", label: "Phone", type: "tel", isRequired: false, autocomplete: "tel", width: "half" },
    {
      name: "house",
      label: "House",
      type: "select",
      isRequired: true,
      options: [
        ...houses
          .filter(({ status }) => status !== "sold")
          .map(({ id, name, type }) => ({ value: id, label: `${name}, ${type.toLowerCase()}` })),
        { value: "models", label: "None yet; the models first" },
      ],
      width: "half",
    },
    {
      name: "message",
      label: "What you need to know",
      type: "textarea",
      isRequired: true,
      hint: "Ceiling heights, cellar depths, where the sun is at breakfast: ask anything that can be measured.",
      width: "full",
      rows: 5,
    },
  ],
  submitLabel: "Request a visit",
  requiredNote: "All of it is needed but the phone.",
  confirmation: {
    title: "Received and stamped",
    text: "An agent answers within one working day, with the plan, the list of faults and two dates. Until then the models are on their plinths at the Ropewalk.",
    details: [
      { label: "Answer", value: "Within one working day" },
      { label: "Models", value: "{hours}" },
      { label: "Where", value: "The Ropewalk, {street}" },
    ],
    againLabel: "Request another",
  },
};
