import { partsOfPage } from "../canvas/shown-page.ts";

/** A frame that nobody sees, in which pages are laid out. */
export type MeasuringFrame = {
  /** Takes in what `drawn` is the body of. */
  fill: (drawn: Element, lang: string) => void;
  /**
   * Lays out `parts` of it, the others left away, at a width, once their letters are there, and hands them to `measure`. What moves
   * without end has `data-endless`.
   */
  layOut: (parts: readonly Element[], width: number, measure: () => void) => Promise<void>;
  close: () => void;
};

const page =
  '<!doctype html><html><head><meta name="viewport" content="width=device-width"></head><body></body></html>';

/** Everything stands where it comes to rest. */
const atRest = "*, ::before, ::after { animation: none !important; transition: none !important }";
/** What is not looked at costs nothing, however long the page is. */
const leftAway = `:is(${partsOfPage}):not([data-looked-at]) { display: none !important }`;

/** Opens one that wears these sheets. It stands far beside the window: what is drawn there does not load its pictures. */
export async function openMeasuringFrame(sheets: readonly string[]): Promise<MeasuringFrame> {
  const frame = document.createElement("iframe");
  frame.inert = true;
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frame.dataset.measuring = "";
  Object.assign(frame.style, {
    position: "fixed",
    top: "0",
    left: "-30000px",
    height: "900px",
    border: "0",
    visibility: "hidden",
  });
  frame.srcdoc = page;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const shown = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!shown || !view) throw new Error("a frame has no document");
  const sheetOf = (text: string) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  };
  const worn = [...sheets, leftAway].map(sheetOf);
  const still = sheetOf(atRest);
  return {
    fill: (drawn, lang) => {
      for (const picture of drawn.querySelectorAll("img")) picture.loading = "lazy";
      shown.documentElement.lang = lang;
      shown.body.replaceChildren(shown.adoptNode(drawn));
    },
    layOut: async (parts, width, measure) => {
      for (const part of parts) part.setAttribute("data-looked-at", "");
      frame.style.width = `${width}px`;
      shown.adoptedStyleSheets = worn;
      for (const { effect } of shown.getAnimations()) {
        const isEndless = effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
        if (isEndless) (effect as KeyframeEffect).target?.setAttribute("data-endless", "");
      }
      shown.adoptedStyleSheets = [...worn, still];
      await lettersOf(shown);
      measure();
      for (const part of parts) part.removeAttribute("data-looked-at");
    },
    close: () => frame.remove(),
  };
}

/** Waits until it is laid out in its own families: which are needed is known only when it has been laid out once. */
async function lettersOf(shown: Document): Promise<void> {
  do {
    shown.body.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve));
    await shown.fonts.ready;
  } while ([...shown.fonts].some(({ status }) => status === "loading"));
}
