import { useEffect } from "react";
import type { BlockViews } from "../../../engine/blocks/block.ts";
import { isSample } from "../../../engine/document/samples.ts";
import { editorWords } from "../editor-words.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { originsOf, type ShownSection, type TextPlace } from "../origin/find-origin.ts";
import { elementOf, type ShownPage, shownSection } from "./shown-page.ts";
import { shownBy, whatIsThere } from "./what-is-there.ts";

type Options = {
  shown: Document | undefined;
  page: ShownPage | undefined;
  path: string;
  workshop: { forms: DesignForms; views: BlockViews };
  isPreview: boolean;
  /** The section that is worked on. */
  chosen: string | undefined;
};

/** Milliseconds without a change after which texts are looked for anew: nobody who types waits for it. */
const quiet = 200;

const own = "data-reachable";
/** On what is still the template's. */
const sampled = "data-sample";

/**
 * Lets a keyboard come to all that can be changed in the chosen section, by Tab, in the order of the page, and marks there
 * what is still the template's.
 */
export function useReachable({ shown, page, path, workshop, isPreview, chosen }: Options): void {
  useEffect(() => {
    if (!shown || !page || isPreview || !chosen) return;
    const element = elementOf(shown, page.page, chosen);
    const section = element && shownSection(page, path, chosen, element, workshop);
    if (!element || !section) return;
    const isOwn = ({ collection, at }: TextPlace) =>
      collection !== undefined || !isSample(page.page, chosen, at);
    const timer = setTimeout(() => reach(element, section, isOwn), quiet);
    return () => clearTimeout(timer);
  }, [shown, page, path, workshop, isPreview, chosen]);

  // What is not worked on any more is passed over again.
  useEffect(() => {
    if (!shown || isPreview || !chosen) return;
    return () => {
      for (const element of shown.querySelectorAll(`[${own}]`)) pass(element);
    };
  }, [shown, isPreview, chosen]);
}

/** The first thing in the chosen section that a keyboard comes to, if there is one yet. */
export function firstReachable(shown: Document): HTMLElement | undefined {
  return shown.querySelector<HTMLElement>(`[${own}]`) ?? undefined;
}

function reach(around: Element, section: ShownSection, isOwn: (place: TextPlace) => boolean): void {
  const { origins } = originsOf(section);
  const wanted = new Map<Element, boolean>();
  for (const element of [...origins.keys(), ...around.querySelectorAll("img")]) {
    const pointed = whatIsThere(section, element);
    if (!pointed) continue;
    const there = shownBy(pointed);
    if (there !== around && there.getClientRects().length > 0) {
      // What is drawn in a way of its own has no outline that would be quiet.
      wanted.set(there, pointed.kind === "text" && !isOwn(pointed.place));
    }
  }
  for (const element of around.querySelectorAll(`[${own}]`)) if (!wanted.has(element)) pass(element);
  for (const [element, isTheirs] of wanted) {
    const { how, sample } = editorWords.keys;
    element.toggleAttribute(sampled, isTheirs);
    element.setAttribute("aria-description", isTheirs ? `${sample}. ${how}` : how);
    if (element.hasAttribute(own)) continue;
    element.setAttribute(own, "");
    if (!element.matches("a[href], button, input, select, textarea, summary"))
      element.setAttribute("tabindex", "0");
  }
}

function pass(element: Element): void {
  element.removeAttribute(own);
  element.removeAttribute(sampled);
  element.removeAttribute("aria-description");
  element.removeAttribute("tabindex");
}
