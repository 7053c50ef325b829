import type { FormProps } from "../../../engine/blocks/form/form.props.ts";
import type { HeadProps } from "../blocks/head/head.props.ts";
import { bare, letters } from "../pictures.ts";

export const contactHead: HeadProps = {
  title: "Contact",
  lead: "Three people answer the mail, and all three have burned their fingers on a kiln. Write as you would talk on the shop floor.",
  picture: bare,
  letterOf: "{name}",
  laid: letters,
  facts: [
    { label: "Call", value: "{phone}", href: "fact:phone" },
    { label: "Write", value: "{email}", href: "fact:email" },
    { label: "Visit", value: "{address}" },
    { label: "Hours", value: "{hours}" },
  ],
};

export const contactForm: FormProps = {
  heading: {
    title: "Tell us what you make",
    lead: "Send a photo of your whiteboard later. First a few words.",
  },
  requiredNote: "All fields are needed, except where it says optional.",
  fields: [
    { name: "name", label: "Your name", type: "text", isRequired: true, autocomplete: "name", width: "half" },
    { name: "email", label: "Email", type: "email", isRequired: true, autocomplete: "email", width: "half" },
    {
      name: "workshop",
      label: "Workshop",
      type: "text",
      isRequired: true,
      autocomplete: "organization",
      width: "half",
    },
    {
      name: "kilns",
      label: "Kilns, or ovens, or presses",
      type: "select",
      isRequired: true,
      width: "half",
      options: [
        { value: "1", label: "One" },
        { value: "2-4", label: "Two to four" },
        { value: "5-12", label: "Five to twelve" },
        { value: "more", label: "We lost count" },
      ],
    },
    {
      name: "about",
      label: "What is it about?",
      type: "radio",
      isRequired: true,
      width: "full",
      options: [
        { value: "try", label: "Trying it" },
        { value: "move", label: "Moving in" },
        { value: "help", label: "Something is stuck" },
        { value: "else", label: "Something else" },
      ],
    },
    { name: "message", label: "Message", type: "textarea", isRequired: true, width: "full", rows: 5 },
  ],
  submitLabel: "Send message",
  finePrint: "We answer within one working day, in whole sentences.",
  confirmation: {
    title: "Your message is laid",
    text: "It is a raw tile on our own wall now. It turns blue when one of us has answered, within one working day.",
    details: [
      { label: "Stage", value: "Clay" },
      { label: "Due", value: "Within one working day" },
      { label: "Urgent?", value: "{phone}" },
    ],
    againLabel: "Write another",
  },
};
