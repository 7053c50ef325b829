import { z } from "zod";
import { href, link, picture } from "../blocks/fields.ts";
import { boundsOf, type FieldMeta, isText, metaOf } from "../document/text-fields.ts";

type Definition = {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: readonly z.ZodType[];
};

/** What a field of a block is, as far as moving its content goes. */
export type FieldKind =
  | { kind: "text"; meta: FieldMeta; max: number }
  | { kind: "texts"; meta: FieldMeta; item: z.ZodType }
  | { kind: "picture" }
  | { kind: "link" }
  | { kind: "href" }
  | { kind: "links" }
  | { kind: "records"; meta: FieldMeta; item: z.ZodType }
  | { kind: "list"; item: z.ZodType }
  | { kind: "object"; shape: Record<string, z.ZodType> }
  | { kind: "other" };

/** The schema within what only says that a field may be missing, and whether it may. */
export function innerOf(schema: z.ZodType): { schema: z.ZodType; isOptional: boolean } {
  const { innerType } = definitionOf(schema);
  if (!innerType) return { schema, isOptional: false };
  return { schema: innerOf(innerType).schema, isOptional: schema.safeParse(undefined).success };
}

/** What the field is that `schema` (without what makes it optional) takes. */
export function kindOf(schema: z.ZodType): FieldKind {
  const { shape, element, options } = definitionOf(schema);
  if (schema === picture) return { kind: "picture" };
  if (schema === href) return { kind: "href" };
  if (isText(schema)) return { kind: "text", meta: metaOf(schema), max: boundsOf(schema).max };
  if (isLink(schema)) return { kind: "link" };
  if (shape) return { kind: "object", shape };
  if (element) return listKind(schema, innerOf(element).schema);
  // A list that may also be taken from the facts or a collection: its own items are what is moved.
  const list = options?.find((option) => definitionOf(option).element);
  return list ? kindOf(list) : { kind: "other" };
}

function listKind(schema: z.ZodType, item: z.ZodType): FieldKind {
  const meta = metaOf(schema);
  if (meta.role) return { kind: "records", meta, item };
  if (isText(item)) return { kind: "texts", meta: metaOf(item), item };
  if (isLink(item)) return { kind: "links" };
  return { kind: "list", item };
}

/** The fields of an object, each with its kind. */
export function fieldsOf(shape: Record<string, z.ZodType>) {
  return Object.entries(shape).map(([name, field]) => {
    const { schema, isOptional } = innerOf(field);
    return { name, schema, isOptional, field: kindOf(schema) };
  });
}

/** How the object is that a block or an item takes; undefined where it takes something else. */
export function shapeOf(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  return definitionOf(innerOf(schema).schema).shape;
}

/** How a record is that a field takes as a whole, beside a reference to it. */
export function recordShapeOf(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  return definitionOf(schema)
    .options?.map(shapeOf)
    .find((shape) => shape !== undefined);
}

function isLink(schema: z.ZodType): boolean {
  const shape = definitionOf(schema).shape;
  return shape !== undefined && Object.keys(link.shape).every((name) => name in shape);
}

function definitionOf(schema: z.ZodType): Definition {
  return schema.def as unknown as Definition;
}

const none = z.never();

export type HeadingPlace = "eyebrow" | "title" | "lead";

/**
 * What a heading's text of an object is for: by its name, else the title where no other text has that name, and where one
 * has, the lead.
 */
export function headingPlace(name: string, shape: Record<string, z.ZodType>): HeadingPlace {
  if (name === "eyebrow" || name === "lead" || name === "title") return name;
  const headings = fieldsOf(shape).filter(
    ({ field }) => (field.kind === "text" || field.kind === "texts") && field.meta.textClass === "heading",
  );
  const isTitled = ({ field }: { field: FieldKind }) =>
    field.kind === "object" && metaOf(field.shape.title ?? none).textClass === "heading";
  if (headings.some((other) => other.name === "title") || fieldsOf(shape).some(isTitled)) return "lead";
  const first = headings.find((other) => other.name !== "eyebrow" && other.name !== "lead");
  return first?.name === name ? "title" : "lead";
}
