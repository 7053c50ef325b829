import type { SiteDocument } from "../engine/document/site-document.ts";
import type { Facts } from "../engine/facts/facts.ts";
import type { Trade } from "../engine/facts/trades.ts";
import type { BrandLook } from "../engine/theme/brand-look.ts";
import { wearLook } from "../engine/theme/wear-look.ts";
import { beginSite as begin } from "../templates/begin-site.ts";
import type { SaidBeside } from "../templates/fitting/said-sections.ts";
import { withSaid } from "../templates/fitting/with-said.ts";
import { checkSite } from "./check-site.ts";
import { templateOf } from "./own-template.ts";
import { templateNamed } from "./template-named.ts";

/** What a site begins with. */
export type SiteBeginning = {
  /** By the name of its folder. */
  template: string;
  /** Of one of the studio's that was a site, which has no folder: what was made of it (`makeTemplate`). */
  own?: unknown;
  facts: Facts;
  /** A tag such as `de-AT`. */
  language: string;
  /** What was said beside the facts: services, and a sentence. */
  said?: SaidBeside | undefined;
  /** How the business looks in whatever design. */
  look?: BrandLook | undefined;
  /** The trades that the template suits as it is, where those are not what its makers say. */
  suits?: readonly Trade[] | undefined;
};

export type BegunSite = { site: SiteDocument; pages: number };

/** The document that a business begins with in a template. Throws `SiteError` where there is no such template, or facts are not as they must be. */
export function beginSite(beginning: SiteBeginning): BegunSite {
  const { template, own, facts, language, said, look, suits } = beginning;
  const found = own === undefined ? templateNamed(template) : templateOf(own);
  const plain = begin(found, facts, language, suits);
  const begun = look ? { ...plain, theme: wearLook(plain.theme, look).theme } : plain;
  // As it is kept: what another trade leaves out is not there, rather than there and undefined.
  const document: unknown = JSON.parse(JSON.stringify(said ? withSaid(begun, found.blocks, said) : begun));
  const { site, pages } = checkSite(document);
  return { site, pages };
}
