import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

export type CanvasFrame = {
  ref: RefObject<HTMLIFrameElement | null>;
  srcDoc: string;
  onLoad: () => void;
  /** What is drawn into; a frame that is moved within its page has another. Undefined until there is one. */
  shown: Document | undefined;
};

const emptyPage =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body></body></html>';

/**
 * A frame without scripts that wears these sheets, in their order: constructed ones, which no policy of the page around keeps
 * out, and of which each is written anew only when its text changes.
 */
export function useCanvasFrame(sheets: readonly string[]): CanvasFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<Document>();
  const worn = useRef<{ document: Document; sheets: CSSStyleSheet[]; texts: string[] }>(undefined);

  useLayoutEffect(() => {
    const view = shown?.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!shown || !view) return;
    if (worn.current?.document !== shown) worn.current = { document: shown, sheets: [], texts: [] };
    const { current } = worn;
    sheets.forEach((text, index) => {
      if (current.texts[index] === text) return;
      const sheet = current.sheets[index] ?? new view.CSSStyleSheet();
      sheet.replaceSync(text);
      current.sheets[index] = sheet;
      current.texts[index] = text;
    });
    if (shown.adoptedStyleSheets.length !== current.sheets.length) shown.adoptedStyleSheets = current.sheets;
  }, [shown, sheets]);

  const onLoad = useCallback(() => setShown(ref.current?.contentDocument ?? undefined), []);
  return { ref, srcDoc: emptyPage, onLoad, shown };
}
