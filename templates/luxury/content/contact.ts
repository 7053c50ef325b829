import type { FormProps } from "../../../engine/blocks/form/form.props.ts";
import type { HoursProps } from "../../../engine/blocks/hours/hours.props.ts";
import type { VitrineProps } from "../blocks/vitrine/vitrine.props.ts";
import { salon } from "../pictures.ts";

export const head: VitrineProps = {
  variant: "threshold",
  title: "An hour alone",
  lead: "One party at a time, sixty minutes, coffee or nothing. Tell us what you would like to see and it will be under the lamp.",
  actions: [{ label: "Ask for an hour", href: "#hour", means: "book" }],
  picture: salon,
  label: ["The salon", "Two chairs", "The key is on the second hook"],
};

export const hour: FormProps = {
  heading: { title: "Ask for an hour" },
  requiredNote: "All fields but phone and wishes are needed.",
  fields: [
    { name: "name", label: "Name", type: "text", isRequired: true, autocomplete: "name", width: "half" },
    { name: "email", label: "Email", type: "email", isRequired: true, autocomplete: "email", width: "half" },
    {
      name: "phone",
      label: "Phone",
      type: "tel",
      isRequired: false,
      autocomplete: "tel",
      width: "half",
    },
    {
      name: "date",
      label: "Day",
      type: "date",
      isRequired: true,
      minDaysAhead: 2,
      closedWeekdays: [0, 1],
      width: "half",
      hint: "{hours}, from the day after tomorrow",
    },
    {
      name: "reason",
      label: "What brings you",
      type: "select",
      isRequired: true,
      width: "full",
      options: [
        { value: "collections", label: "To see a collection" },
        { value: "bespoke", label: "Something bespoke" },
        { value: "repair", label: "A repair or a cleaning" },
        { value: "valuation", label: "A valuation" },
      ],
    },
    {
      name: "wishes",
      label: "What should be under the lamp",
      type: "textarea",
      isRequired: false,
      width: "full",
      rows: 4,
    },
  ],
  submitLabel: "Ask for this hour",
  finePrint: "This is a sample site: what you write stays in your browser and is forgotten.",
  confirmation: {
    title: "The lamp is reserved",
    text: "On a real site, the salon would now write back within the day, with an hour and the name of whoever opens the door.",
    details: [
      { label: "Where", value: "{street}, the door without a handle" },
      { label: "Bring", value: "The stone, the glove, or nothing" },
    ],
    againLabel: "Ask for another hour",
  },
};

export const doors: HoursProps = {
  variant: "columns",
  heading: { title: "The door" },
  days: [
    { days: "Tuesday to Friday", times: "11:00 AM to 6:00 PM" },
    { days: "Saturday", times: "11:00 AM to 4:00 PM" },
    { days: "Sunday, Monday", times: "Closed", isClosed: true },
  ],
  address: ["{street}", "{locality}"],
  phones: [{ purpose: "Salon", label: "{phone}", href: "fact:phone", means: "call" }],
  note: "Ring twice. The first is for the dog.",
  link: { label: "{email}", href: "fact:email", means: "mail" },
};
