import { z } from "zod";
import { heading, line, paragraph } from "../fields.ts";

const option = z.strictObject({ value: line, label: line });

const field = z
  .strictObject({
    name: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
    label: line,
    type: z.enum(["text", "email", "tel", "date", "select", "textarea", "radio"]),
    isRequired: z.boolean(),
    /** A token of HTML's `autocomplete`: "given-name", "email", "tel". */
    autocomplete: z
      .string()
      .regex(/^[a-z -]+$/)
      .optional(),
    /** Of `select` and `radio`. */
    options: z.array(option).min(1).max(60).optional(),
    hint: line.optional(),
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
  heading,
  intro: paragraph.optional(),
  fields: z.array(field).min(1).max(20),
  submitLabel: line,
  /** Said above the fields: which of them must be filled. */
  requiredNote: line,
  finePrint: paragraph.optional(),
  /** What takes the place of the form once it has been sent. */
  confirmation: z.strictObject({
    title: line,
    text: paragraph,
    details: z
      .array(z.strictObject({ label: line, value: line }))
      .max(10)
      .optional(),
    againLabel: line,
  }),
});

export type FormProps = z.infer<typeof formProps>;
