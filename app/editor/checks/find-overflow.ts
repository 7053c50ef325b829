import { createElement } from "react";
import type { Page, SiteDocument } from "../../../engine/document/site-document.ts";
import { wordsOf } from "../../../engine/language/words-of.ts";
import { themeCss } from "../../../engine/theme/theme-css.ts";
import { CanvasPage } from "../canvas/canvas-page.tsx";
import { sectionAround, shownPage } from "../canvas/shown-page.ts";
import { type Frame, frameKeeper } from "../canvas/told-sections.ts";
import { framePart } from "../draft/holder.ts";
import { drawApart } from "../origin/draw-apart.ts";
import type { Workshop } from "../workshop/workshop.ts";
import { cutTexts } from "./cut-texts.ts";
import { type MeasuringFrame, openMeasuringFrame } from "./measuring-frame.ts";

/** Of a telephone, a tablet and a laptop. */
const measuredWidths = [390, 768, 1280] as const;

/** A text that cannot be read whole at these widths. */
export type Overflow = { page: string; section: string; text: string; widths: readonly number[] };

const keepFrame = frameKeeper();
const known = new WeakMap<Page, { frame: Frame; found: readonly Overflow[] }>();
/** Of each page, by its path, what was found when it was measured last. */
const last = new Map<string, readonly Overflow[]>();

/**
 * Measures the pages of `site` at three widths, each when the browser has nothing else to do, and none that says what it said
 * before. The page `first`, which is worked on, comes first; `onFound` hears after each what is found on all once each was ever
 * measured. Ends when `signal` says so.
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
    if (paths.every((path) => last.has(path)))
      onFound(onceEach(paths.flatMap((path) => last.get(path) ?? [])));
  };
  try {
    for (const path of [first, ...paths.filter((one) => one !== first)]) {
      const page = site.pages[path];
      if (!page) continue;
      const before = known.get(page);
      if (before?.frame === frame) {
        last.set(path, before.found);
        continue;
      }
      await idle();
      if (signal.aborted) return;
      const shown = shownPage(site, path, frame, views);
      const drawn = shown && drawApart(createElement(CanvasPage, { page: shown, path, views }));
      if (!drawn) {
        last.set(path, []);
        continue;
      }
      measuring ??= await openMeasuringFrame([
        themeCss(site.theme, ":root", [JSON.stringify(site), wordsOf(language)], language),
        css,
      ]);
      const cuts: Overflow[] = [];
      await measuring.layOut(drawn, language, measuredWidths, (laidOut, width) => {
        for (const { element, text } of cutTexts(laidOut)) {
          const section = sectionAround(page, element)?.key;
          if (section) cuts.push({ page: path, section, text, widths: [width] });
        }
      });
      if (signal.aborted) return;
      const found = joined(cuts);
      known.set(page, { frame, found });
      last.set(path, found);
      tell();
    }
  } finally {
    measuring?.close();
  }
  tell();
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
  const isSame = (one: Overflow, other: Overflow) => one.section === other.section && one.text === other.text;
  return all.filter(
    (one, index) => !framePart(one.section) || all.findIndex((other) => isSame(one, other)) === index,
  );
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // A page that moves leaves a slow machine no idle moment; Safari has no such thing.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 200);
  });
}
