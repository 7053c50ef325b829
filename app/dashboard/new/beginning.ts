import type { z } from "zod";
import type { Brand } from "../../../contract/brand.ts";
import type { createSite, fromTemplate } from "../../../contract/create-site.ts";
import type { Facts } from "../../../engine/facts/facts.ts";
import type { KeptDraft } from "../../editor/make/kept-draft.ts";
import type { Fitting } from "../../start/fitting.ts";

/** With what a site begins, as `create-site` has it. */
export type Beginning = z.input<typeof createSite.input>["from"];

/** A draft that was made on this machine before there was an account, and its design. */
export type Made = { design: string; draft: KeptDraft };

/** What somebody types of a business before there is a site; a field that says nothing is empty. */
export type Typed = {
  name: string;
  trade: string;
  phone: string;
  city: string;
  email: string;
  language: string;
};

/** What the form begins with: what the fitting room has kept, else what the brand (with its name) or an earlier site says, else nothing. */
export function typedFirst(
  fitting: Fitting,
  earlier: Partial<Facts> | undefined,
  language: string,
  branded = "",
): Typed {
  const { name, trade, phone, town } = fitting;
  const isFitted = Boolean(name || trade || phone || town);
  const said = isFitted ? { name, trade, phone, city: town } : {};
  return {
    name: branded,
    trade: earlier?.trade ?? "",
    phone: earlier?.phone ?? "",
    city: earlier?.city ?? "",
    email: earlier?.email ?? "",
    ...said,
    language,
  };
}

/** The facts that were typed, under a name that stands in where there is none yet. */
export function factsOf({ name, trade, phone, city, email }: Typed, standIn: string): Facts {
  const said = Object.entries({ trade, phone, city, email }).flatMap(([fact, text]) =>
    text.trim() === "" ? [] : [[fact, text.trim()]],
  );
  return { name: name.trim() || standIn, ...Object.fromEntries(said) };
}

/** Those of the brand beside what has a field of its own: whoever has emptied that says so. */
export function withBrand(brand: Pick<Brand, "facts"> | undefined, typed: Facts): Facts {
  if (!brand) return typed;
  const { name: _, trade: __, phone: ___, city: ____, email: _____, ...others } = brand.facts;
  return { ...others, ...typed };
}

/** What was said in the fitting room beside the facts, else `claim`; undefined where that is nothing. */
export function saidOf(
  { services, sentence: typed }: Fitting,
  claim = "",
): z.input<typeof fromTemplate>["said"] {
  const sentence = typed || claim;
  const named = services.filter(({ name }) => name !== "");
  return named.length > 0 || sentence !== "" ? { services: named, sentence } : undefined;
}
