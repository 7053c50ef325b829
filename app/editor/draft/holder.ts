import type { Patch } from "../../../contract/patch.ts";
import { isSample } from "../../../engine/document/samples.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { DesignForms } from "../form/design-forms.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { below, sectionChange } from "./section-change.ts";

/** What surrounds every page, by keys that no section can have. */
export const frameKeys = { nav: "@nav", footer: "@footer" } as const;

/** The type by which forms and views know what surrounds every page. */
const frameTypes = { nav: "navigation", footer: "footer" } as const;

/** What texts and pictures of a page stand in: a section of it, or the navigation or footer around it. */
export type Holder = {
  /** Of block. */
  type: string;
  props: object;
  schema: FormSchema;
  /** The steps that change the document as `steps` change its props. */
  change: (steps: Patch) => Patch;
  /** Whether the text there is still the template's. */
  isSample: (place: string) => boolean;
};

/** Which part of what surrounds every page `key` means; undefined where it is a section's. */
export function framePart(key: string): "nav" | "footer" | undefined {
  return key === frameKeys.nav ? "nav" : key === frameKeys.footer ? "footer" : undefined;
}

/** What `key` means on the page at `path`; undefined where there is no such thing, or none that has a form. */
export function holderOf(
  document: SiteDocument,
  forms: DesignForms,
  path: string,
  key: string,
): Holder | undefined {
  const part = framePart(key);
  if (part) {
    return {
      type: frameTypes[part],
      props: document[part],
      schema: forms[part] as FormSchema,
      change: (steps) => below([part], steps),
      isSample: () => false,
    };
  }
  const page = Object.hasOwn(document.pages, path) ? document.pages[path] : undefined;
  const block = page?.sections[key];
  const schema = block && (forms.blocks[block.type]?.schema as FormSchema | undefined);
  if (!page || !block || !schema) return undefined;
  return {
    type: block.type,
    props: block.props,
    schema,
    change: (steps) => sectionChange({ path, page, key }, schema, steps),
    isSample: (place) => isSample(page, key, place),
  };
}
