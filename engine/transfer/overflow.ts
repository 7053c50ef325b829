import type { Block, BlockRegistry } from "../blocks/block.ts";
import type { Role } from "../blocks/role.ts";
import { fieldsOf, shapeOf } from "./schema-walk.ts";

/** The core block, and the sample of it, that takes what no block of a design can, by role. */
const forms: Readonly<Record<Role | "none", { type: string; sample: string }>> = {
  offers: { type: "card-grid", sample: "ruled" },
  reasons: { type: "values", sample: "least" },
  figures: { type: "stats", sample: "least" },
  steps: { type: "process-steps", sample: "least" },
  dates: { type: "timeline", sample: "least" },
  people: { type: "team", sample: "least" },
  stories: { type: "feature-rows", sample: "least" },
  quotes: { type: "testimonials", sample: "least" },
  questions: { type: "faq", sample: "least" },
  pictures: { type: "gallery", sample: "least" },
  none: { type: "hero", sample: "least" },
};

/**
 * The block that takes sections of `role` (without one: what only opens or closes) where a design has none for them, and
 * how many records it holds.
 */
export function overflowOf(role: Role | undefined, blocks: BlockRegistry): { form: Block; max: number } {
  const { type, sample } = forms[role ?? "none"];
  const definition = blocks.get(type);
  const props = definition && (definition.samples[sample] ?? Object.values(definition.samples)[0]);
  if (!props) throw new Error(`the core has no block ${type}`);
  const list = fieldsOf(shapeOf(definition.schema) ?? {}).find(({ field }) => field.kind === "records");
  return { form: { type, props }, max: maxItems(list?.schema) };
}

function maxItems(schema: unknown): number {
  const checks = (schema as { def?: { checks?: { _zod: { def: { maximum?: number } } }[] } } | undefined)?.def
    ?.checks;
  return (
    checks?.map(({ _zod }) => _zod.def.maximum).find((maximum) => maximum !== undefined) ??
    Number.POSITIVE_INFINITY
  );
}
