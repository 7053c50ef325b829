import { z } from "zod";
import { type Field, formProps } from "../../engine/blocks/form/form.props.ts";
import { type AskingSection, askingSections } from "../../engine/document/asking-sections.ts";
import { migrateSite } from "../../engine/document/migrate-site.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { tellFacts } from "../../engine/facts/tell-facts.ts";
import { type Goods, goodsOf } from "../../engine/order/order.ts";
import { orderFields } from "../../engine/order/order-fields.ts";
import { orderWordsOf } from "../../engine/order/order-words.ts";

/** What a published site asks of visitors in one place. */
export type LiveForm = Pick<AskingSection, "page" | "name" | "thanks"> & {
  fields: readonly Field[];
  /** Of a shop's cart: what can be ordered, and for how much. */
  goods?: Goods | undefined;
};

export type LiveForms = {
  forms: readonly LiveForm[];
  /** A tag. */
  language: string;
};

const asked = z.object({ fields: formProps.shape.fields });

/**
 * All that the site of a version's `document` asks, with labels as visitors read them. Throws what `migrateSite` throws. A
 * section whose fields are not as they must be asks nothing.
 */
export function liveFormsOf(document: unknown): LiveForms {
  const site = migrateSite(document) as unknown as SiteDocument;
  const forms = askingSections(site).flatMap((section): LiveForm[] => {
    const { page, name, thanks, kind, props } = section;
    const told = tellFacts(props, site);
    const place = { page, name, thanks };
    if (kind === "newsletter") return [{ ...place, fields: [newsletterField(told)] }];
    if (kind === "order") {
      const goods = goodsOf(props, site.collections, site.facts.currency);
      return goods ? [{ ...place, fields: orderFields(orderWordsOf(told).labels), goods }] : [];
    }
    const { data } = asked.safeParse(props);
    return data ? [{ ...place, fields: withLabels(data.fields, told) }] : [];
  });
  return { forms, language: site.seo.language };
}

/** What was told may have lost a label whose fact is missing. */
function withLabels(fields: readonly Field[], told: object): Field[] {
  const { fields: said = [] } = told as { fields?: readonly Partial<Field>[] };
  return fields.map((field) => {
    const { label = field.name, options } = said.find(({ name }) => name === field.name) ?? {};
    return { ...field, label, ...(options && options.length === field.options?.length && { options }) };
  });
}

function newsletterField(told: object): Field {
  const label = "fieldLabel" in told ? String(told.fieldLabel) : "Email";
  return { name: "email", label, type: "email", isRequired: true, width: "full" };
}
