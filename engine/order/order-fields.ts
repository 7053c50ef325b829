import type { Field } from "../blocks/form/form.props.ts";

/** The labels of what is asked with an order, by the names of its fields; the note need not be filled. */
export type OrderLabels = { name: string; email: string; address: string; note: string };

const labels: OrderLabels = { name: "Name", email: "Email", address: "Address", note: "Note" };

/** What a cart asks beside its lines, in the words of its `props` as they are told. */
export function orderFields(props: object): Field[] {
  const own = "order" in props ? (props.order as { labels?: Partial<OrderLabels> }).labels : undefined;
  const { name, email, address, note } = { ...labels, ...own };
  const field = { isRequired: true, width: "full" } as const;
  return [
    { ...field, name: "name", label: name, type: "text", autocomplete: "name" },
    { ...field, name: "email", label: email, type: "email", autocomplete: "email" },
    { ...field, name: "address", label: address, type: "textarea", autocomplete: "street-address", rows: 3 },
    { ...field, name: "note", label: note, type: "textarea", isRequired: false, rows: 3 },
  ];
}
