import type { z } from "zod";
import type { Page, SiteDocument } from "./site-document.ts";
import { textsOf } from "./text-fields.ts";

/** `site` as one that begins: what each of its sections says is a sample. */
export function allSamples(site: SiteDocument): SiteDocument {
  const pages = Object.entries(site.pages).map(([path, page]) => {
    const samples = Object.fromEntries(page.order.map((key) => [key, true as const]));
    return [path, { ...page, samples }];
  });
  return { ...site, pages: Object.fromEntries(pages) };
}

/** What of the section `key` is still the template's: all, or these places. Sections may be called as all objects' properties are. */
export function samplesOf(
  { samples }: Pick<Page, "samples">,
  key: string,
): true | readonly string[] | undefined {
  return samples && Object.hasOwn(samples, key) ? samples[key] : undefined;
}

/** Whether the text at `place` of the section `key` ("services/0/title") is still that of the template. */
export function isSample(page: Pick<Page, "samples">, key: string, place: string): boolean {
  const own = samplesOf(page, key);
  return own === true || (own?.includes(place) ?? false);
}

/** `page` when its owner has written what stands at `place` of the section `key`, whose props `schema` takes. */
export function ownText<AnyPage extends Page>(
  page: AnyPage,
  key: string,
  place: string,
  schema: z.ZodType,
): AnyPage {
  const before = samplesOf(page, key);
  if (!before) return page;
  const places = before === true ? [...textsOf(schema, page.sections[key]?.props).keys()] : before;
  const { [key]: _, ...others } = page.samples ?? {};
  const left = places.filter((one) => one !== place);
  return { ...page, samples: left.length > 0 ? { ...others, [key]: left } : others };
}
