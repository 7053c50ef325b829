import type { Block, BlockRegistry } from "../blocks/block.ts";
import { overflowBlocks } from "../blocks/overflow.ts";
import type { Role } from "../blocks/role.ts";
import { fieldsOf, shapeOf } from "./schema-walk.ts";

/** What opens a page, with its one `h1`. */
const opening = { type: "hero", variant: "statement" } as const;

/** What takes a section without records further down, which only says something or leads somewhere. */
const closing = { type: "call-to-action", variant: "band" } as const;

/** The block that opens a page where a design has none that can. */
export function openingOverflow(blocks: BlockRegistry): Block {
  return formOf(opening, blocks).form;
}

/** The block that takes sections of `role`, or without one, where a design has none, and how many records it holds. */
export function overflowOf(role: Role | undefined, blocks: BlockRegistry): { form: Block; max: number } {
  return formOf(role ? overflowBlocks[role] : closing, blocks);
}

function formOf(
  { type, variant }: { type: string; variant: string },
  blocks: BlockRegistry,
): { form: Block; max: number } {
  const definition = blocks.get(type);
  const samples = Object.values(definition?.samples ?? {});
  const props = samples.find((sample) => "variant" in sample && sample.variant === variant);
  if (!definition || !props) throw new Error(`the core has no block ${type} of variant ${variant}`);
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
