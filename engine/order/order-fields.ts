import type { Field } from "../blocks/form/form.props.ts";
import type { OrderProps } from "./order.props.ts";

/** The field in which somebody writes what they would like, where the lines of a cart do not say it. */
export const wishField = "wish";

/** What a cart asks beside its lines. What somebody wishes for is asked where lines do not say it. */
export function orderFields(labels: OrderProps["labels"]): Field[] {
  const free = { isRequired: false, width: "third" } as const;
  const required = { ...free, isRequired: true } as const;
  const text = { type: "textarea", rows: 3 } as const;
  return [
    { ...required, ...text, name: wishField, label: labels.wish, width: "full" },
    { ...required, name: "name", label: labels.name, type: "text", autocomplete: "name" },
    { ...required, name: "email", label: labels.email, type: "email", autocomplete: "email" },
    { ...free, name: "phone", label: labels.phone, type: "tel", autocomplete: "tel" },
    {
      ...required,
      ...text,
      name: "address",
      label: labels.address,
      autocomplete: "street-address",
      width: "half",
    },
    { ...free, ...text, name: "note", label: labels.note, width: "half" },
  ];
}
