import type { Patch } from "../../../contract/patch.ts";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import { fieldAt } from "../fields/schema-at.ts";
import type { Path } from "../form/form-context.ts";
import { type FormSchema, hasFreeLength } from "../form/form-schema.ts";
import { linksIn } from "./link-places.ts";

/**
 * The steps that take those links out of `value`, which `schema` takes and which is part of a `type` of section: each with what
 * it is called and nothing else, a list of links with its title when its last one goes. Undefined where one of them cannot be
 * missing.
 */
export function removeLinks(
  schema: FormSchema,
  value: unknown,
  type: string,
  isGone: (href: string) => boolean,
): Patch | [] | undefined {
  const steps: Patch[number][] = [];
  let current = value;
  // From the last to the first: what goes moves none that is still to go.
  for (const { path } of linksIn(value)
    .reverse()
    .filter(({ href }) => isGone(href))) {
    const at = whatGoes(schema, current, type, path);
    if (!at) return undefined;
    const step = { op: "remove" as const, path: [...at] };
    steps.push(step);
    current = applyPatch(current, [step]);
  }
  return steps as Patch | [];
}

/** What goes with the `href` at `path`: that alone, the link, or the list that it was the last of. */
function whatGoes(schema: FormSchema, value: unknown, type: string, path: Path): Path | undefined {
  const href = fieldAt(schema, value, path);
  if (!href) return undefined;
  if (href.isOptional) return path;
  const link = path.slice(0, -1);
  if (!isLink(fieldAt(schema, value, link)?.schema)) return undefined;
  if (mayGo(schema, value, type, link)) return link;
  const group = link.slice(0, -2);
  const held = fieldAt(schema, value, group)?.value ?? {};
  const isOnlyTitled = Object.keys(held).every((name) => name === "title" || name === link.at(-2));
  return group.length > 0 && isOnlyTitled && mayGo(schema, value, type, group) ? group : undefined;
}

/** Whether there is nothing left of it without its address. */
function isLink({ required = [] }: FormSchema = {}): boolean {
  return required.every((name) => name === "href" || name === "label");
}

function mayGo(schema: FormSchema, value: unknown, type: string, path: Path): boolean {
  if (typeof path.at(-1) === "string") return fieldAt(schema, value, path)?.isOptional ?? false;
  const list = fieldAt(schema, value, path.slice(0, -1));
  if (!list || !Array.isArray(list.value) || !hasFreeLength(type, path)) return false;
  return !list.schema.prefixItems && list.value.length > (list.schema.minItems ?? 0);
}
