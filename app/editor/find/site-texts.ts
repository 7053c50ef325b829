import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { isWhole } from "../../../engine/facts/references.ts";
import { frameKeys, holderOf } from "../draft/holder.ts";
import { fieldAt, pathOf, valueAt } from "../fields/schema-at.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { type FormSchema, kindOf, readPlaces, schemaOf } from "../form/form-schema.ts";
import { inOrderOfMenu } from "../parts/menu-order.ts";
import { seoSchemas } from "../parts/seo-schemas.ts";

/** What a text stands in. A section's key may be that of the navigation or the footer (`draft/holder.ts`). */
export type TextHome =
  | { kind: "section"; page: string; key: string }
  | { kind: "seo"; page: string }
  | { kind: "facts" }
  | { kind: "record"; collection: string; index: number; id: string };

export type SiteText = {
  home: TextHome;
  /** Its place there ("services/0/title"). */
  at: string;
  /** As the document keeps it. */
  kept: string;
  schema: FormSchema;
  isOptional: boolean;
  /** All that stands there with it: texts count lists of it. */
  whole: object;
};

/** Every text of a site that a person can write, in the order of its pages; then what surrounds them, the facts, and the records. */
export function siteTexts(site: SiteDocument, forms: DesignForms): readonly SiteText[] {
  return [
    ...inOrderOfMenu(site).flatMap(([page, { seo, order }]) => [
      ...(["title", "description"] as const).map(
        (at): SiteText => ({
          home: { kind: "seo", page },
          at,
          kept: seo[at],
          schema: seoSchemas[at],
          isOptional: false,
          whole: seo,
        }),
      ),
      ...order.flatMap((key) => textsOfHolder(site, forms, page, key)),
    ]),
    ...Object.values(frameKeys).flatMap((key) => textsOfHolder(site, forms, "/", key)),
    ...textsIn({ kind: "facts" }, forms.facts as FormSchema, site.facts, [
      ...factPlaces(forms.facts as FormSchema, site.facts),
    ]),
    ...Object.entries(site.collections ?? {}).flatMap(([collection, records]) => {
      const schema = forms.collections[collection] as FormSchema | undefined;
      if (!schema) return [];
      return records.flatMap((record, index) =>
        textsIn({ kind: "record", collection, index, id: record.id }, schema, record),
      );
    }),
  ].filter(({ kept }) => kept !== "" && !isWhole(kept));
}

function textsOfHolder(site: SiteDocument, forms: DesignForms, page: string, key: string): SiteText[] {
  const holder = holderOf(site, forms, page, key);
  return holder ? textsIn({ kind: "section", page, key }, holder.schema, holder.props) : [];
}

function textsIn(
  home: TextHome,
  schema: FormSchema,
  whole: object,
  places: readonly string[] = readPlaces(schema, whole),
): SiteText[] {
  return places.flatMap((at) => {
    const field = fieldAt(schema, whole, pathOf(at));
    const kept = valueAt(whole, pathOf(at));
    if (!field || typeof kept !== "string" || (home.kind === "record" && at === "id")) return [];
    return [{ home, at, kept, schema: field.schema, isOptional: field.isOptional, whole }];
  });
}

/** Facts are all said by a person, those too that have a form such as a number of a phone. */
function factPlaces(schema: FormSchema, facts: object): ReadonlySet<string> {
  const said = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const value = (facts as Record<string, unknown>)[name];
    return typeof value === "string" && kindOf(schemaOf(field, value)) === "text" ? [name] : [];
  });
  return new Set([...said, ...readPlaces(schema, facts)]);
}
