import { expect, test } from "vitest";
import type { AnyBlockDefinition } from "../engine/blocks/block.ts";
import { drawBlock } from "../engine/blocks/draw-block.ts";
import { fieldsOf, shapeOf } from "../engine/transfer/schema-walk.ts";
import { everyTemplate } from "./every-template.ts";

/** `props` without whatever may be missing of the section's own heading. */
function unheaded({ schema }: AnyBlockDefinition, props: object): object {
  const fields = fieldsOf(shapeOf(schema) ?? {}).filter(
    ({ isOptional, field, name }) =>
      isOptional && (name === "heading" || (field.kind === "text" && field.meta.textClass === "heading")),
  );
  return Object.fromEntries(
    Object.entries(props).filter(([key]) => !fields.some(({ name }) => name === key)),
  );
}

/** The ranks of the headings of `html`, from first to last. */
function ranksOf(html: string): number[] {
  return Array.from(html.matchAll(/<h([1-6])\b(?:[^>]* aria-level="(\d)")?/g), ([, tag, level]) =>
    Number(level ?? tag),
  );
}

test.each(everyTemplate)(
  "without its own heading a section of $slug has titles with the rank of one, so that no rank of the page is left out",
  ({ site, blocks }) => {
    const [record] = Object.values(site.collections ?? {})[0] ?? [];
    const skipping = [...blocks.values()].flatMap((block) =>
      Object.entries(block.samples).flatMap(([sample, props]) => {
        const bare = unheaded(block, props);
        if (!block.schema.safeParse(bare).success) return [];
        const [first = 2] = ranksOf(drawBlock(block, bare, { ...site, record }));
        return first > 2 ? [`${block.type} ${sample} begins with h${first}`] : [];
      }),
    );
    expect(skipping).toEqual([]);
  },
);
