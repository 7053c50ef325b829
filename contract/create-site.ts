import { z } from "zod";
import { factsSchema } from "../engine/facts/facts.ts";
import { brandLook } from "../engine/theme/brand-look.ts";
import { command, id } from "./command.ts";
import { saidOfBusiness } from "./fitting.ts";
import { subdomain } from "./site-address.ts";

const language = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, "must be a language such as en-US or de");

/** A template, and what the business is that begins with it. */
export const fromTemplate = z.strictObject({
  kind: z.literal("template"),
  template: z.string().regex(/^[a-z][a-z\d-]{0,39}$/),
  facts: factsSchema,
  language,
  said: saidOfBusiness.optional(),
  /** Of the business, in whatever design. */
  look: brandLook.optional(),
});

/** A whole document, as somebody without an account has made it of a template. */
const fromDocument = z.strictObject({
  kind: z.literal("document"),
  document: z.record(z.string(), z.json()),
});

/**
 * Begins a site: from a template and what the business is, from a document that was made before there was an account, or as a copy
 * of a site that the caller may read.
 */
export const createSite = command(
  "create-site",
  z.strictObject({
    site: id,
    name: z.string().trim().min(1).max(80),
    subdomain,
    from: z.discriminatedUnion("kind", [
      fromTemplate,
      fromDocument,
      z.strictObject({ kind: z.literal("copy"), of: id }),
    ]),
  }),
  z.strictObject({ site: id, subdomain: z.string(), revision: z.int() }),
);
