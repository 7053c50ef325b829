import type { Patch } from "../../../contract/patch.ts";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { holderOf } from "../draft/holder.ts";
import { below } from "../draft/section-change.ts";
import { pathOf } from "../fields/schema-at.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { put, take } from "../form/form-context.ts";
import { faultOf } from "../form/form-schema.ts";
import { formWords } from "../form/form-words.ts";
import { withoutBraces } from "../typing/keep-references.ts";
import { type Found, isOwn, placesOf, type Span } from "./find-texts.ts";
import type { TextHome } from "./site-texts.ts";

/** What a text becomes (nothing where it goes), or why it cannot. */
export type Replaced = { next: string | undefined } | { fault: string };

/** One text with some of what was found in it. */
export type Replacing = { found: Found; spans: readonly Span[] };

/** The text with `words` in place of these spans of its own words; the facts that it tells stay whole. */
export function replaceIn({ found: { text, pieces }, spans }: Replacing, words: string): Replaced {
  const said = withoutBraces(words.normalize("NFC"));
  const next = placesOf(pieces)
    .map(({ from, to, isFact, piece }) => {
      if (isFact) return piece.kept;
      return spans
        .filter((span) => from <= span.from && span.to <= to)
        .reduceRight(
          (kept, span) => kept.slice(0, span.from - from) + said + kept.slice(span.to - from),
          piece.kept,
        );
    })
    .join("")
    .trim();
  if (next === "" && text.isOptional) return { next: undefined };
  const fault = faultOf(text.schema, next);
  if (!fault) return { next };
  return {
    fault: fault === "long" ? formWords.faults.long(text.schema.maxLength ?? 0) : formWords.faults[fault],
  };
}

export type ReplacedAll = { steps: Patch | []; replaced: number; kept: number };

/** The steps that put `words` into all of these texts which can have them, and how many places that is. */
export function replaceSteps(
  site: SiteDocument,
  forms: DesignForms,
  wanted: readonly Replacing[],
  words: string,
): ReplacedAll {
  const byHome = new Map<string, { home: TextHome; steps: Patch[number][] }>();
  let replaced = 0;
  let kept = 0;
  for (const { found, spans } of wanted) {
    const own = spans.filter((span) => isOwn(found.pieces, span));
    const result = replaceIn({ found, spans: own }, words);
    kept += spans.length - own.length;
    if ("fault" in result) {
      kept += own.length;
      continue;
    }
    if (own.length === 0) continue;
    replaced += own.length;
    const { home, at, kept: before } = found.text;
    if (result.next === before) continue;
    const path = pathOf(at);
    const steps = result.next === undefined ? take(path) : put(path, result.next, true);
    const key = JSON.stringify(home);
    byHome.set(key, { home, steps: [...(byHome.get(key)?.steps ?? []), ...steps] });
  }
  // What of a page is still a sample is said for all of its sections at once: each change begins with what the last one made.
  let changed = site;
  const all = [...byHome.values()].flatMap(({ home, steps }) => {
    const made = stepsIn(changed, forms, home, steps as Patch);
    changed = applyPatch(changed, made);
    return made;
  });
  return { steps: all as Patch | [], replaced, kept };
}

function stepsIn(site: SiteDocument, forms: DesignForms, home: TextHome, steps: Patch): Patch {
  switch (home.kind) {
    case "section":
      return holderOf(site, forms, home.page, home.key)?.change(steps) ?? steps;
    case "seo":
      return below(["pages", home.page, "seo"], steps);
    case "facts":
      return below(["facts"], steps);
    case "record":
      return below(["collections", home.collection, home.index], steps);
  }
}
