import { createRoot, type Root } from "react-dom/client";
import type { Fitting } from "../fitting.ts";
import { homeFitter } from "./fit-home.ts";
import { turnTo } from "./turn-to.ts";
import type { WornDesign } from "./worn-design.ts";
import { WornPage } from "./worn-page.tsx";

type Options = {
  slug: string;
  design: WornDesign;
  /** That it suits, where the studio has chosen them. */
  trades: readonly string[] | undefined;
  /** Of the frame, for whoever hears it. */
  title: string;
  /** One to look at: nothing in it takes the focus, and whoever hears the page hears its button instead. */
  isSmall: boolean;
  said: Fitting;
  /** As `look` takes it, to begin with. */
  row?: number | undefined;
  /** Called when Escape is pressed within. */
  onEscape?: () => void;
};

/** Milliseconds without a letter. */
const typingPause = 120;

/** A design worn in a document of its own, which no script runs in: the room draws it. */
export type WornFrame = {
  element: HTMLIFrameElement;
  wear: (said: Fitting) => void;
  /** Shows where the page says the service of this number, of those that the form has, or its beginning. */
  look: (row: number | undefined) => void;
  remove: () => void;
};

/** A frame that shows `design` as soon as it stands in the page, and again wherever it is moved to. */
export function wornFrame(options: Options): WornFrame {
  const { slug, design, trades, title, isSmall, onEscape } = options;
  const { views } = design;
  const fitted = homeFitter(slug, design.homes, trades);
  const element = document.createElement("iframe");
  let { said, row } = options;
  let root: Root | undefined;
  let offered: string | undefined;

  // In a small frame, where nobody scrolls, what lies below its edge is drawn when the typing pauses.
  let seen: number | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const draw = (until?: number) => {
    const home = fitted(said, until);
    root?.render(<WornPage home={home} views={views} logo={said.logo} />);
    if (offered === home.offered) return;
    offered = home.offered;
    turn();
  };
  const turn = () => {
    if (isSmall)
      turnTo(element, row === undefined ? undefined : offered, said.services[row ?? 0]?.name ?? "");
  };
  const drawSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      const shown = element.contentDocument;
      draw();
      if (row !== undefined) turn();
      if (shown) seen = sectionsSeen(shown);
    }, typingPause);
  };
  element.title = title;
  // What lies below it is seen until the design is there.
  Object.assign(element.style, {
    display: "block",
    width: "100%",
    height: "100%",
    border: "0",
    opacity: "0",
  });
  if (isSmall) {
    element.tabIndex = -1;
    element.inert = true;
    element.ariaHidden = "true";
  }
  element.srcdoc = `<!doctype html><html lang="en-US"${isSmall ? ' inert="" data-small=""' : ""}><head><meta name="viewport" content="width=device-width"><title>${slug}</title><link rel="stylesheet" href="${design.sheet}"></head><body></body></html>`;
  element.addEventListener("load", () => {
    const shown = element.contentDocument;
    if (!shown) return;
    root?.unmount();
    if (design.theme !== undefined) wearTheme(shown, design.theme);
    keepInside(shown, onEscape);
    root = createRoot(shown.body);
    draw();
    turn();
    if (isSmall) drawSoon();
    element.style.opacity = "1";
  });
  return {
    element,
    wear(next) {
      said = next;
      if (!isSmall) return draw();
      draw(seen);
      drawSoon();
    },
    look(next) {
      row = next;
      // What lies where it turns to may not have been drawn with the last letters.
      seen = undefined;
      draw();
      turn();
      drawSoon();
    },
    remove() {
      clearTimeout(pause);
      root?.unmount();
      root = undefined;
      element.remove();
    },
  };
}

/** Of how many sections of a page, from its top, at least the first line is on the screen. */
function sectionsSeen({ body, defaultView }: Document): number {
  // A frame that was moved is between two documents, whose body is not there yet, whatever its type says.
  const sections = Array.from((body as HTMLElement | null)?.querySelectorAll("main > *") ?? []);
  const height = defaultView?.innerHeight ?? 0;
  return sections.filter((section) => section.getBoundingClientRect().top < height).length;
}

/** A theme of its own comes after that of the sheet; no style of the page's may say it. */
function wearTheme(shown: Document, css: string): void {
  const View = shown.defaultView as (Window & typeof globalThis) | null;
  if (!View) return;
  const sheet = new View.CSSStyleSheet();
  sheet.replaceSync(css);
  shown.adoptedStyleSheets = [sheet];
}

/** Links lead to places on the page, forms send nothing, and Escape is the room's. */
function keepInside(shown: Document, onEscape: (() => void) | undefined): void {
  shown.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest("a[href]");
      if (!link) return;
      event.preventDefault();
      const place = /#(.+)$/.exec(link.getAttribute("href") ?? "")?.[1];
      if (place) shown.getElementById(place)?.scrollIntoView();
    },
    true,
  );
  shown.addEventListener("submit", (event) => event.preventDefault(), true);
  shown.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") onEscape?.();
  });
}
