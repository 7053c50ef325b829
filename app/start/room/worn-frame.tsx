import { createRoot, type Root } from "react-dom/client";
import type { Fitting } from "../fitting.ts";
import { homeFitter } from "./fit-home.ts";
import type { WornDesign } from "./worn-design.ts";
import { WornPage } from "./worn-page.tsx";

type Options = {
  slug: string;
  design: WornDesign;
  /** Of the frame, for whoever hears it. */
  title: string;
  /** One to look at: nothing in it takes the focus, and whoever hears the page hears its button instead. */
  isSmall: boolean;
  said: Fitting;
  /** Called when Escape is pressed within. */
  onEscape?: () => void;
};

/** A design worn in a document of its own, which no script runs in: the room draws it. */
export type WornFrame = {
  element: HTMLIFrameElement;
  wear: (said: Fitting) => void;
  remove: () => void;
};

/** A frame that shows `design` as soon as it stands in the page, and again wherever it is moved to. */
export function wornFrame(options: Options): WornFrame {
  const { slug, design, title, isSmall, onEscape } = options;
  const { views } = design;
  const fitted = homeFitter(slug, design.homes);
  const element = document.createElement("iframe");
  let said = options.said;
  let root: Root | undefined;

  const draw = () => {
    root?.render(<WornPage home={fitted(said)} views={views} logo={said.logo} />);
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
    keepInside(shown, onEscape);
    root = createRoot(shown.body);
    draw();
    element.style.opacity = "1";
  });
  return {
    element,
    wear(next) {
      said = next;
      draw();
    },
    remove() {
      root?.unmount();
      root = undefined;
      element.remove();
    },
  };
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
