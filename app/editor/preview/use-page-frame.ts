import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { putPage } from "./put-page.ts";

type PageFrame = {
  ref: RefObject<HTMLIFrameElement | null>;
  /** With a doctype: without one, browsers draw by the rules of old pages. */
  srcDoc: string;
  onLoad: () => void;
  /** False until the page has been put into the frame. */
  isDrawn: boolean;
};

const emptyPage =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body></body></html>';

/**
 * What an `<iframe>` takes to show the page `html`, which is put into it once it can be: undefined while there is none. A
 * frame that is moved within its page loads anew and is drawn again.
 */
export function usePageFrame(html: string | undefined): PageFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);

  useEffect(() => {
    const shown = ref.current?.contentDocument;
    // Without a body it is being loaded: that is told when it is done.
    if (loads > 0 && shown?.body && html !== undefined) putPage(shown, html);
  }, [loads, html]);

  const onLoad = useCallback(() => setLoads((before) => before + 1), []);
  return { ref, srcDoc: emptyPage, onLoad, isDrawn: loads > 0 && html !== undefined };
}
