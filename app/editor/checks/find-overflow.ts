import { createElement } from "react";
import type { Page, SiteDocument } from "../../../engine/document/site-document.ts";
import { wordsOf } from "../../../engine/language/words-of.ts";
import { themeCss } from "../../../engine/theme/theme-css.ts";
import { CanvasPage } from "../canvas/canvas-page.tsx";
import { partsOfPage, sectionAround, shownPage } from "../canvas/shown-page.ts";
import { frameKeeper } from "../canvas/told-sections.ts";
import { frameKeys, framePart } from "../draft/holder.ts";
import { drawApart } from "../origin/draw-apart.ts";
import { handRests } from "../typing/resting-hand.ts";
import type { Workshop } from "../workshop/workshop.ts";
import { cutTexts } from "./cut-texts.ts";
import { type MeasuringFrame, openMeasuringFrame } from "./measuring-frame.ts";

/** Of a telephone, a tablet and a laptop. */
const measuredWidths = [390, 768, 1280] as const;

/** A text that cannot be read whole at these widths. */
export type Overflow = { page: string; section: string; text: string; widths: readonly number[] };

/** Parts of a page that are laid out at once: a browser is busy with them for less than a person notices. */
const atOnce = 8;

/** What was found in a part of a page when it was measured last, and what it was then. */
type Known = { was: readonly unknown[]; cuts: readonly Omit<Overflow, "page">[] };

const keepFrame = frameKeeper();
/** Of each page, by its path, what is known of its parts, by their keys. */
const known = new Map<string, Map<string, Known>>();
/** The pages that were measured whole once. */
const whole = new Set<string>();

/**
 * Measures the pages of `site` at three widths, a few parts at a time, each when nobody types and the browser has nothing else to do, and
 * no part that is what it was before. The page `first`, which is worked on, comes first; `onFound` hears after each what is found on
 * all once each was ever measured. Ends when `signal` says so.
 */
export async function findOverflow(
  site: SiteDocument,
  { views, css }: Workshop,
  first: string,
  signal: AbortSignal,
  onFound: (found: readonly Overflow[]) => void,
): Promise<void> {
  const frame = keepFrame(site);
  const { language } = site.seo;
  let measuring: MeasuringFrame | undefined;
  const paths = Object.keys(site.pages);
  const tell = () => {
    if (paths.every((path) => whole.has(path))) onFound(onceEach(paths.flatMap(foundOn)));
  };
  try {
    for (const path of [first, ...paths.filter((one) => one !== first)]) {
      const page = site.pages[path];
      const shown = page && shownPage(site, path, frame, views);
      if (!page || !shown) continue;
      const parts = new Map<string, readonly unknown[]>();
      for (const key of Object.values(frameKeys)) parts.set(key, [frame]);
      for (const { key, block } of shown.sections) parts.set(key, [frame, block, key === shown.opening]);
      const before = known.get(path);
      const now = new Map([...(before ?? [])].filter(([key]) => parts.has(key)));
      known.set(path, now);
      const asked = [...parts.keys()].filter((key) => !isSame(now.get(key)?.was, parts.get(key)));
      if (asked.length > 0) {
        await rest();
        if (signal.aborted) return;
        const drawn = drawApart(createElement(CanvasPage, { page: shown, path, views }));
        measuring ??= await openMeasuringFrame([
          themeCss(site.theme, ":root", [JSON.stringify(site), wordsOf(language)], language),
          css,
        ]);
        if (drawn) measuring.fill(drawn, language);
        for (let from = 0; from < asked.length; from += atOnce) {
          const some = asked.slice(from, from + atOnce);
          const cuts = await measureParts(measuring, drawn, page, some, signal);
          if (signal.aborted) return;
          for (const key of some) now.set(key, { was: parts.get(key) ?? [], cuts: cuts.get(key) ?? [] });
        }
      }
      whole.add(path);
      if (asked.length > 0) tell();
    }
  } finally {
    measuring?.close();
  }
  tell();
}

function isSame(one: readonly unknown[] = [], other: readonly unknown[] = []): boolean {
  return one.length === other.length && one.every((value, index) => Object.is(value, other[index]));
}

/** Of the parts of `drawn` with these keys, what cannot be read whole at which width. */
async function measureParts(
  measuring: MeasuringFrame,
  drawn: Element | undefined,
  page: Page,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, Known["cuts"]>> {
  const cuts = new Map<string, Known["cuts"]>();
  const parts = [...(drawn?.querySelectorAll(partsOfPage) ?? [])].flatMap((element) => {
    const key = sectionAround(page, element)?.key;
    return key && keys.includes(key) ? [{ key, element }] : [];
  });
  if (parts.length === 0) return cuts;
  const elements = parts.map(({ element }) => element);
  for (const width of measuredWidths) {
    await rest();
    if (signal.aborted) break;
    await measuring.layOut(elements, width, () => {
      for (const { key, element } of parts) {
        const found = cutTexts(element).map(({ text }) => ({ section: key, text, widths: [width] }));
        cuts.set(key, [...(cuts.get(key) ?? []), ...found]);
      }
    });
  }
  return cuts;
}

/** What was found on the page at `path` when it was measured last. */
function foundOn(path: string): Overflow[] {
  const cuts = [...(known.get(path)?.values() ?? [])].flatMap((part) => part.cuts);
  return joined(cuts.map((cut) => ({ ...cut, page: path })));
}

/** The same text at several widths is one thing to mend. */
function joined(cuts: readonly Overflow[]): Overflow[] {
  const by = Map.groupBy(cuts, ({ section, text }) => `${section}\n${text}`);
  return [...by.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, widths: [...new Set(same.flatMap(({ widths }) => widths))] }] : [];
  });
}

/** What surrounds every page is said of the first alone. */
function onceEach(all: readonly Overflow[]): Overflow[] {
  const isOne = (one: Overflow, other: Overflow) => one.section === other.section && one.text === other.text;
  return all.filter(
    (one, index) => !framePart(one.section) || all.findIndex((other) => isOne(one, other)) === index,
  );
}

async function rest(): Promise<void> {
  await handRests();
  await new Promise<void>((resolve) => {
    // A page that moves leaves a slow machine no idle moment; Safari has no such thing.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 200);
  });
}
