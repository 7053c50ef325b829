import type { z } from "zod";
import type { Link } from "../blocks/fields.ts";
import type { Part } from "../blocks/role.ts";
import type { SiteDocument } from "../document/site-document.ts";
import type { PartValue } from "../document/tray.ts";
import { actionWord } from "../language/action-words.ts";
import type { ContentRecord } from "./content.ts";
import { fieldsOf, type kindOf, shapeOf } from "./schema-walk.ts";

type Values = Record<string, unknown>;

/** What a record says of itself, part by part, as the schema of its list has it. */
export function recordOf(item: z.ZodType, values: Values): ContentRecord {
  const parts: ContentRecord["parts"] = {};
  const take = (shape: Record<string, z.ZodType>, from: Values) => {
    for (const { name, field } of fieldsOf(shape)) {
      const value = from[name];
      if (value === undefined || value === null) continue;
      const part = partOf(field);
      if (part) parts[part] = joined(parts[part], value as PartValue);
      else if (field.kind === "object") take(field.shape, value as Values);
    }
  };
  const shape = shapeOf(item);
  if (shape) take(shape, values);
  return { parts };
}

/** Where a record of `collection` has a page of its own, by the engine's word for that. */
export function pageOfRecord(
  collection: string | undefined,
  { id }: Values,
  pages: SiteDocument["pages"],
  language: string,
): Link | undefined {
  const path = Object.keys(pages).find((one) => collection && pages[one]?.record === collection);
  if (!path || typeof id !== "string") return undefined;
  return { label: actionWord("more", language, undefined), href: path.replace(":id", id), means: "more" };
}

/** The part of a record that a field of an item holds. */
export function partOf(field: ReturnType<typeof kindOf>): Part | undefined {
  if (field.kind === "text" || field.kind === "texts") return field.meta.part;
  return field.kind === "picture" || field.kind === "link" ? field.kind : undefined;
}

/** Two fields of one item may say the same part: a price, and what the second of two costs. */
function joined(known: PartValue | undefined, value: PartValue): PartValue {
  if (known === undefined) return value;
  if (typeof known === "string" && typeof value === "string") return `${known}, ${value}`;
  return known;
}
