import type { FormProps } from "../../engine/blocks/form/form.props.ts";

/** What a page to write from says. */
type ContactPage = { title: string; description: string; lead: string; form: FormProps };

type FormWords = { name: string; email: string; phone: string; message: string } & Pick<
  FormProps,
  "submitLabel" | "requiredNote" | "finePrint" | "confirmation"
>;

export const englishContact: ContactPage = {
  title: "Contact",
  description: "Write to {name}: a form that reaches us at once, and every other way to us.",
  lead: "Tell us what it is about. We read every message ourselves.",
  form: form({
    name: "Your name",
    email: "Email",
    phone: "Phone",
    message: "Your message",
    submitLabel: "Send the message",
    requiredNote: "Only what is marked optional may stay empty.",
    finePrint: "We use what you write to answer you, and for nothing else.",
    confirmation: {
      title: "Your message is here.",
      text: "Thank you. We answer as soon as we can.",
      againLabel: "Write another one",
    },
  }),
};

export const germanContact: ContactPage = {
  title: "Kontakt",
  description:
    "Schreiben Sie an {name}: über ein Formular, das uns gleich erreicht, und auf jedem anderen Weg.",
  lead: "Sagen Sie uns, worum es geht. Wir lesen jede Nachricht selbst.",
  form: form({
    name: "Ihr Name",
    email: "E-Mail",
    phone: "Telefon",
    message: "Ihre Nachricht",
    submitLabel: "Nachricht senden",
    requiredNote: "Nur was als freiwillig bezeichnet ist, darf leer bleiben.",
    finePrint: "Was Sie schreiben, dient nur dazu, Ihnen zu antworten.",
    confirmation: {
      title: "Ihre Nachricht ist angekommen.",
      text: "Vielen Dank. Wir antworten, sobald wir können.",
      againLabel: "Noch eine schreiben",
    },
  }),
};

function form({ name, email, phone, message, ...words }: FormWords): FormProps {
  return {
    fields: [
      { name: "name", label: name, type: "text", isRequired: true, autocomplete: "name", width: "full" },
      { name: "email", label: email, type: "email", isRequired: true, autocomplete: "email", width: "half" },
      { name: "phone", label: phone, type: "tel", isRequired: false, autocomplete: "tel", width: "half" },
      { name: "message", label: message, type: "textarea", isRequired: true, width: "full", rows: 6 },
    ],
    ...words,
  };
}
