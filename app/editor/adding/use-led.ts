import { useEffect } from "react";
import { elementOf, type ShownPage } from "../canvas/shown-page.ts";
import { spotsOf } from "../canvas/what-is-there.ts";
import { pathOf, valueAt } from "../fields/schema-at.ts";
import { toldFact } from "../fields/told-fact.ts";
import { originsOf, type ShownSection, type TextPlace } from "../origin/find-origin.ts";

/** A section that somebody is led to: to the first of these texts of it, or of all where none are named. */
export type Led = { section: string; places?: readonly string[] };

type Options = {
  /** Where somebody is to be led; undefined where nowhere. */
  led: Led | undefined;
  shown: Document | undefined;
  page: ShownPage | undefined;
  sectionNow: (key: string) => ShownSection | undefined;
  type: (key: string, place: TextPlace, host: HTMLElement) => void;
  /** Opens the form of a section none of whose named texts can be typed into on the page. */
  onFields: (key: string) => void;
  /** Called once it has been led to. */
  onLed: () => void;
};

/**
 * Leads whoever has added a section, or wants to write what is left of one, to it: the page moves there, and the caret is in the
 * words, all of them chosen. Where nothing of it can be typed into, the focus goes to its line in the list, or to its form.
 */
export function useLed({ led, shown, page, sectionNow, type, onFields, onLed }: Options): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each, when the page has it
  useEffect(() => {
    const element = led && shown && page && elementOf(shown, page.page, led.section);
    if (!element) return;
    element.scrollIntoView({ block: "start" });
    const section = sectionNow(led.section);
    const first = section && firstWords(section, led.places);
    if (first) {
      type(led.section, first.place, first.host);
      first.host.focus({ preventScroll: true });
      if (led.places) first.host.scrollIntoView({ block: "center" });
      shown.getSelection()?.selectAllChildren(first.host);
    }
    const line = document.querySelector<HTMLElement>(`[data-section="${led.section}"]`);
    line?.scrollIntoView({ block: "nearest" });
    if (!first && led.places) onFields(led.section);
    else if (!first) line?.querySelector("button")?.focus();
    onLed();
  }, [led, shown, page]);
}

/** Its heading, else the first text of its own that stands by itself; where places are named, the first of them that does. */
function firstWords(
  section: ShownSection,
  named: readonly string[] | undefined,
): { place: TextPlace; host: HTMLElement } | undefined {
  const found = originsOf(section).places.flatMap((place) => {
    if (place.collection || (named && !named.includes(place.at))) return [];
    const text = valueAt(section.props, pathOf(place.at));
    const host = toldFact(text, section.frame.facts) ? undefined : spotsOf(section, place)[0]?.host;
    return host ? [{ place, host }] : [];
  });
  return found.find(({ host }) => host.matches("h1, h2, h3")) ?? found[0];
}
