import type { FormSchema } from "../form/form-schema.ts";

/** What the title and the description of a page take, for the browser, which has no zod (`engine/document/site-document.ts`). */
export const seoSchemas: Readonly<Record<"title" | "description", FormSchema>> = {
  title: { type: "string", minLength: 1, maxLength: 200 },
  description: { type: "string", minLength: 50, maxLength: 200 },
};
