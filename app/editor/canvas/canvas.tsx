import { useEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { wordsOf } from "../../../engine/language/words-of.ts";
import { themeCss } from "../../../engine/theme/theme-css.ts";
import { editorWords } from "../editor-words.ts";
import type { Workshop } from "../workshop/workshop.ts";
import canvasCss from "./canvas.css?inline";
import { CanvasPage } from "./canvas-page.tsx";
import type { ShownPage } from "./shown-page.ts";
import { unusualLetters } from "./unusual-letters.ts";
import { useCanvasFrame } from "./use-canvas-frame.ts";

type Props = {
  site: SiteDocument;
  path: string;
  page: ShownPage;
  workshop: Workshop;
  /** Whether it is only looked at. */
  isPreview: boolean;
  /** What whoever hears it is told of the page, where it is not that one can type into it. */
  title?: string;
  /** Hears of the document that the page is drawn into, each time there is another. */
  onShown: (shown: Document | undefined) => void;
};

/** The page itself, in a frame of its own that no script runs in: what is drawn there is what visitors get. */
export function Canvas({
  site,
  path,
  page,
  workshop,
  isPreview,
  title = editorWords.canvas,
  onShown,
}: Props) {
  const { theme, seo, nav, footer, facts } = site;
  const blocks = page.sections.map(({ block }) => block);
  const letters = unusualLetters([nav, footer, facts, page.told.collections, ...blocks], seo.language);
  const themed = useMemo(
    () => themeCss(theme, ":root", [letters, wordsOf(seo.language)], seo.language),
    [theme, letters, seo.language],
  );
  const sheets = useMemo(
    () => [themed, workshop.css, isPreview ? "" : canvasCss],
    [themed, workshop.css, isPreview],
  );
  const { shown, ...frame } = useCanvasFrame(sheets);
  const hear = useRef(onShown);
  hear.current = onShown;

  useEffect(() => {
    if (shown) shown.documentElement.lang = seo.language;
    hear.current(shown);
  }, [shown, seo.language]);

  return (
    <>
      <iframe {...frame} title={title} className="block size-full border-0 bg-white" />
      {shown && createPortal(<CanvasPage page={page} path={path} views={workshop.views} />, shown.body)}
    </>
  );
}
