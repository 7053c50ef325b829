import { useEffect } from "react";
import { elementOf, type ShownPage } from "../canvas/shown-page.ts";
import { spotsOf } from "../canvas/what-is-there.ts";
import { pathOf, valueAt } from "../fields/schema-at.ts";
import { toldFact } from "../fields/told-fact.ts";
import { originsOf, type ShownSection, type TextPlace } from "../origin/find-origin.ts";

type Options = {
  /** The section that has just been added; undefined where none has. */
  added: string | undefined;
  shown: Document | undefined;
  page: ShownPage | undefined;
  sectionNow: (key: string) => ShownSection | undefined;
  type: (key: string, place: TextPlace, host: HTMLElement) => void;
  /** Called once it has been led to, or where the page has no place for the caret. */
  onLed: () => void;
};

/**
 * Leads whoever has added a section to it: the page moves there, and the caret is in its first words, all of them chosen. Where
 * nothing of it can be typed into, the focus goes to its line in the list.
 */
export function useAdded({ added, shown, page, sectionNow, type, onLed }: Options): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each section, when the page has it
  useEffect(() => {
    const element = added && shown && page && elementOf(shown, page.page, added);
    if (!element) return;
    element.scrollIntoView({ block: "start" });
    const section = sectionNow(added);
    const first = section && firstWords(section);
    if (first) {
      type(added, first.place, first.host);
      first.host.focus({ preventScroll: true });
      shown.getSelection()?.selectAllChildren(first.host);
    }
    const line = document.querySelector<HTMLElement>(`[data-section="${added}"]`);
    line?.scrollIntoView({ block: "nearest" });
    if (!first) line?.querySelector("button")?.focus();
    onLed();
  }, [added, shown, page]);
}

/** Its heading, else the first text of its own that stands by itself. */
function firstWords(section: ShownSection): { place: TextPlace; host: HTMLElement } | undefined {
  const found = originsOf(section).places.flatMap((place) => {
    const text = valueAt(section.props, pathOf(place.at));
    const host =
      place.collection || toldFact(text, section.frame.facts) ? undefined : spotsOf(section, place)[0]?.host;
    return host ? [{ place, host }] : [];
  });
  return found.find(({ host }) => host.matches("h1, h2, h3")) ?? found[0];
}
