import { z } from "zod";
import { footerProps } from "../engine/blocks/footer/footer.props.ts";
import { navigationProps } from "../engine/blocks/navigation/navigation.props.ts";
import { factsSchema } from "../engine/facts/facts.ts";
import { designNamed, UnknownDesignError } from "./designs.ts";
import { SiteError } from "./site-error.ts";

/** A schema as forms read it: JSON Schema (2020-12), with what fields mean (`textClass`, `part`) beside. */
export type FormSchema = { readonly [key: string]: unknown };

/** What may stand in a document of one design: what forms are made of. */
export type DesignForms = {
  /** By type. Those that ask visitors for something say so, for what they get goes to the site's messages. */
  blocks: Record<string, { schema: FormSchema; asks?: true }>;
  /** Of one record, by the name of the collection. */
  collections: Record<string, FormSchema>;
  facts: FormSchema;
  nav: FormSchema;
  footer: FormSchema;
};

/** What may stand in a document of the design `slug`. Throws `SiteError` where there is no such design. */
export function describeDesign(slug: string | undefined): DesignForms {
  try {
    const { blocks, collections = {} } = designNamed(slug);
    return {
      blocks: Object.fromEntries(
        Array.from(blocks, ([type, { schema, asks }]) => [
          type,
          { schema: formSchema(schema), ...(asks && { asks }) },
        ]),
      ),
      collections: Object.fromEntries(
        Object.entries(collections).map(([name, schema]) => [name, formSchema(schema)]),
      ),
      facts: formSchema(factsSchema),
      nav: formSchema(navigationProps),
      footer: formSchema(footerProps),
    };
  } catch (error) {
    if (error instanceof UnknownDesignError)
      throw new SiteError("document", [error.message], { cause: error });
    throw error;
  }
}

function formSchema(schema: z.ZodType): FormSchema {
  // What JSON Schema cannot say, such as a rule over two fields, the server says when it is broken.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
}
