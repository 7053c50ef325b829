import { z } from "zod";
import { bespoke, headingText, labelText } from "../blocks/fields.ts";

const label = labelText(40);

/** What a cart says where it can be ordered. */
export const orderProps = z.strictObject({
  /** Above the form, where something lies in the cart. */
  title: headingText(60),
  /** In its place where nothing does, or no script says what. */
  wishTitle: headingText(60),
  /** What is asked. */
  labels: z.strictObject({
    name: label,
    email: label,
    phone: label,
    address: label,
    /** In place of the cart's lines. */
    wish: label,
    note: label,
  }),
  /** Below `labels.wish`. */
  wishHint: bespoke(160),
  submit: labelText(40),
  /** On the button while it is sent. */
  sending: labelText(40),
  /** Beside the button: that nothing is paid, and what comes next. */
  finePrint: bespoke(240),
  /** What takes the place of the cart once it has been sent; its last words lead back to the shop. */
  confirmation: z.strictObject({ title: labelText(80), text: labelText(300), againLabel: labelText(60) }),
});

export type OrderProps = z.infer<typeof orderProps>;
