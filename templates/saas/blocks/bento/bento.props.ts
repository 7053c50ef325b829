import { z } from "zod";
import { heading, line, link, paragraph } from "../../../../engine/blocks/fields.ts";
import { stages } from "../../workshop/stages.ts";

const stage = z.enum(stages);
const cell = { title: line, text: paragraph };

export const bentoProps = z.strictObject({
  heading,
  kiln: z.strictObject({
    ...cell,
    name: line,
    program: z.array(z.strictObject({ hours: z.number().positive(), to: z.number() })).min(2),
    /** Hours since it was lit. */
    now: z.number().min(0),
    opens: line,
  }),
  order: z.strictObject({
    ...cell,
    id: line,
    item: line,
    customer: line,
    isLate: z.boolean(),
    stage,
    historyLabel: line,
    history: z
      .array(z.strictObject({ when: line, what: line }))
      .min(2)
      .max(8),
  }),
  stock: z.strictObject({
    ...cell,
    /** Buckets of ten that are left; `reorderAt` is where a new one is ordered. */
    glazes: z
      .array(z.strictObject({ name: line, stage, left: z.int().min(0).max(10) }))
      .min(2)
      .max(5),
    reorderAt: z.int(),
  }),
  packing: z.strictObject({
    ...cell,
    label: line,
    items: z
      .array(z.strictObject({ name: line, isPacked: z.boolean() }))
      .min(2)
      .max(7),
    done: line,
  }),
  keys: z.strictObject({
    ...cell,
    label: line,
    /** The caps to press, and what happens. */
    shortcuts: z
      .array(z.strictObject({ keys: z.array(line).min(1).max(2), does: line, result: line }))
      .min(2)
      .max(6),
  }),
  month: z.strictObject({
    ...cell,
    description: line,
    days: z
      .array(z.strictObject({ stages: z.record(stage, z.int().min(0)), late: z.int().min(0) }))
      .min(7)
      .max(40),
    ticks: z.array(line).min(2).max(6),
    link,
  }),
  chipped: z.strictObject({ ...cell, percent: z.number().min(0).max(100), description: line }),
  price: z.strictObject({ ...cell, price: line, unit: line, kilns: z.int().min(1).max(12), link }),
});

export type BentoProps = z.infer<typeof bentoProps>;
