import type { Patch } from "../../../contract/patch.ts";
import { samplesOf } from "../../../engine/document/samples.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import { type FormSchema, readPlaces } from "../form/form-schema.ts";

/**
 * The steps that say which texts of the section `key` are still the template's, after `steps` (of which the paths begin at
 * its props) changed them: what is written by hand is no sample any more. `path` is the page's in the document.
 */
export function sampleSteps(
  page: Page,
  key: string,
  schema: FormSchema,
  steps: Patch,
  path: readonly (string | number)[],
): Patch | [] {
  const before = samplesOf(page, key);
  const props = page.sections[key]?.props;
  if (before === undefined || !props) return [];
  let places = before === true ? readPlaces(schema, props) : [...before];
  for (const step of steps) places = afterStep(places, step);
  const samples: Record<string, true | readonly string[]> = { ...page.samples };
  if (places.length > 0) samples[key] = places;
  else delete samples[key];
  return [{ op: "replace", path: [...path, "samples"], value: samples as never }];
}

function afterStep(places: readonly string[], { op, path }: Patch[number]): string[] {
  const place = path.join("/");
  const isWithin = (one: string) => one === place || one.startsWith(`${place}/`);
  const name = path.at(-1);
  if (typeof name !== "number" || op === "replace") return places.filter((one) => !isWithin(one));
  // A thing of a list comes or goes: those behind it have another number now.
  const list = path.slice(0, -1).join("/");
  return places.flatMap((one) => {
    if (!one.startsWith(`${list}/`)) return [one];
    const [number = "", ...rest] = one.slice(list.length + 1).split("/");
    const index = Number(number);
    if (op === "remove" && index === name) return [];
    const shifted = index + (index < name ? 0 : op === "add" ? 1 : -1);
    return [[list, shifted, ...rest].join("/")];
  });
}
