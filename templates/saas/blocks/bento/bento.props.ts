import { z } from "zod";
import { bespoke, heading, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { stages } from "../../workshop/stages.ts";

const stage = z.enum(stages);
const cell = { title: bespoke(48), text: bespoke(180).optional() };

/** What any cell may say, whatever it is a record of. */
const plain = {
  title: part("title", 60),
  text: part("text", 320).optional(),
  note: part("note", 80).optional(),
  picture: picture.optional(),
  link: link.optional(),
};

export const bentoProps = z.strictObject({
  heading: heading.optional(),
  /** Cells of anything else, each with its tile in a row of as many. */
  cells: records(
    "offers",
    z.strictObject({
      ...plain,
      when: part("when", 40).optional(),
      price: part("price", 28).optional(),
      unit: part("unit", 24).optional(),
    }),
    { max: 24 },
  ).optional(),
  people: records("people", z.strictObject(plain), { max: 24 }).optional(),
  stories: records("stories", z.strictObject({ ...plain, value: part("value", 16).optional() }), {
    max: 24,
  }).optional(),
  figures: records(
    "figures",
    z.strictObject({
      title: part("title", 60),
      value: part("value", 12),
      unit: part("unit", 16).optional(),
      text: part("text", 160).optional(),
      note: part("note", 80).optional(),
    }),
    { max: 24 },
  ).optional(),
  kiln: z
    .strictObject({
      ...cell,
      name: bespoke(48),
      program: z.array(z.strictObject({ hours: z.number().positive(), to: z.number() })).min(2),
      /** Hours since it was lit. */
      now: z.number().min(0),
      opens: bespoke(32),
      /** Of heat, and of time. */
      units: z.strictObject({ degrees: labelText(4), hours: labelText(6) }),
    })
    .optional(),
  order: z
    .strictObject({
      ...cell,
      id: bespoke(12),
      item: bespoke(40),
      customer: bespoke(40),
      isLate: z.boolean(),
      stage,
      historyLabel: labelText(24),
      history: z
        .array(z.strictObject({ when: bespoke(16), what: bespoke(60) }))
        .min(2)
        .max(8),
    })
    .optional(),
  stock: z
    .strictObject({
      ...cell,
      /** Buckets of ten that are left; `reorderAt` is where a new one is ordered. */
      glazes: z
        .array(z.strictObject({ name: bespoke(48), stage, left: z.int().min(0).max(10) }))
        .min(2)
        .max(5),
      reorderAt: z.int(),
    })
    .optional(),
  packing: z
    .strictObject({
      ...cell,
      label: labelText(32),
      items: z
        .array(z.strictObject({ name: bespoke(48), isPacked: z.boolean() }))
        .min(2)
        .max(7),
      /** Between what is packed and of how much, and after both. */
      of: labelText(8),
      packed: labelText(16),
      done: bespoke(48),
    })
    .optional(),
  keys: z
    .strictObject({
      ...cell,
      label: labelText(32),
      /** The caps to press, and what happens. */
      shortcuts: z
        .array(
          z.strictObject({
            keys: z.array(labelText(6)).min(1).max(2),
            does: bespoke(60),
            result: bespoke(60),
          }),
        )
        .min(2)
        .max(6),
    })
    .optional(),
  month: z
    .strictObject({
      ...cell,
      description: labelText(140),
      days: z
        .array(z.strictObject({ stages: z.record(stage, z.int().min(0)), late: z.int().min(0) }))
        .min(7)
        .max(40),
      ticks: z.array(bespoke(10)).min(2).max(6),
      link: link.optional(),
    })
    .optional(),
  chipped: z
    .strictObject({ ...cell, percent: z.number().min(0).max(100), description: labelText(140) })
    .optional(),
  price: z
    .strictObject({
      ...cell,
      price: bespoke(8),
      unit: bespoke(80),
      kilns: z.int().min(1).max(12),
      link: link.optional(),
    })
    .optional(),
  actions: z.array(link).max(3).optional(),
});

export type BentoProps = z.infer<typeof bentoProps>;
