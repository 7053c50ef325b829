import type { Patch } from "../../../contract/patch.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { Path } from "../form/form-context.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { sampleSteps } from "./own-text.ts";

/** The same steps from the document on, which begin at `path`. */
export function below(path: Path, steps: Patch): Patch {
  return steps.map((step) => ({ ...step, path: [...path, ...step.path] })) as Patch;
}

/** The steps that change the props of a section, and what of it is still the template's. */
export function sectionChange(
  { path, page, key }: { path: string; page: Page; key: string },
  schema: FormSchema,
  steps: Patch,
): Patch {
  const place = ["pages", path];
  return [
    ...below([...place, "sections", key, "props"], steps),
    ...sampleSteps(page, key, schema, steps, place),
  ] as Patch;
}
