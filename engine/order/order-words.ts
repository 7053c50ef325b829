import type { OrderProps } from "./order.props.ts";

/** What a cart says of ordering whose document does not: those are older than orders. */
export const orderWords: OrderProps = {
  title: "Where it goes",
  wishTitle: "Or write what you would like",
  labels: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    address: "Address",
    wish: "What would you like?",
    note: "Note",
  },
  wishHint: "Each piece with its size, and how many of it.",
  submit: "Request this order",
  sending: "On its way",
  finePrint: "Nothing is paid here. We answer by mail: what is there, what it comes to, and how to pay.",
  confirmation: {
    title: "Your request has arrived.",
    text: "Nothing has been paid. We write to you about what is there, what it comes to, and how to pay.",
    againLabel: "Continue shopping",
  },
};

/** What the cart with these `props`, told or as the document has them, says of ordering. */
export function orderWordsOf(props: object): OrderProps {
  const own = "order" in props ? (props.order as Partial<OrderProps>) : {};
  return {
    ...orderWords,
    ...own,
    // What was told may have lost a text whose fact is missing.
    labels: { ...orderWords.labels, ...own.labels },
    confirmation: { ...orderWords.confirmation, ...own.confirmation },
  };
}
