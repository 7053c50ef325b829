import { z } from "zod";
import { bespoke, heading, headingText, labelText } from "../fields.ts";

const option = z.strictObject({
  /** What is sent, never shown. */
  value: z.string().regex(/^\S.{0,79}$/),
  label: bespoke(80),
});

const field = z
  .strictObject({
    name: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
    label: labelText(80),
    type: z.enum(["text", "email", "tel", "date", "select", "textarea", "radio"]),
    isRequired: z.boolean(),
    /** A token of HTML's `autocomplete`: "given-name", "email", "tel". */
    autocomplete: z
      .string()
      .regex(/^[a-z -]+$/)
      .optional(),
    /** Of `select` and `radio`. */
    options: z.array(option).min(1).max(60).optional(),
    hint: bespoke(160).optional(),
    /** Of the row, where the form is wide enough. */
    width: z.enum(["full", "half", "third"]),
    /** Of `date`: the first day that can be chosen, counted from today. */
    minDaysAhead: z.int().min(0).max(365).optional(),
    /** Of `date`: days of the week that cannot be chosen; 0 is Sunday. */
    closedWeekdays: z.array(z.int().min(0).max(6)).max(6).optional(),
    /** Of `textarea`. */
    rows: z.int().min(2).max(16).optional(),
  })
  .refine(({ type, options }) => (type === "select" || type === "radio") === (options !== undefined), {
    path: ["options"],
    message: "a select or radio field has options, and no other has",
  });

export type Field = z.infer<typeof field>;

export const formProps = z.strictObject({
  heading: heading.optional(),
  intro: headingText(400).optional(),
  fields: z.array(field).min(1).max(20),
  submitLabel: labelText(40),
  /** Said above the fields: which of them must be filled. */
  requiredNote: labelText(120),
  finePrint: bespoke(400).optional(),
  /** What takes the place of the form once it has been sent. */
  confirmation: z.strictObject({
    title: labelText(80),
    text: labelText(300),
    details: z
      .array(z.strictObject({ label: labelText(60), value: bespoke(120) }))
      .max(10)
      .optional(),
    againLabel: labelText(60),
  }),
});

export type FormProps = z.infer<typeof formProps>;
