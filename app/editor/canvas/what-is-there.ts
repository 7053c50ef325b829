import { placeOfPicture } from "../fields/picture-places.ts";
import type { Path } from "../form/form-context.ts";
import { originsOf, type ShownSection, type TextPlace } from "../origin/find-origin.ts";

/** What a person means who points at something on the page. */
export type Pointed =
  /** A text that stands there by itself, to be typed into where it is. */
  | { kind: "text"; host: HTMLElement; place: TextPlace }
  /** Texts that are drawn in a way of their own, to be changed in fields beside. */
  | { kind: "fields"; element: Element; places: readonly TextPlace[] }
  | { kind: "picture"; element: Element; path: Path };

/** What of `section` stands where `target` is; undefined where there is nothing to change. */
export function whatIsThere(section: ShownSection, target: Element): Pointed | undefined {
  const { origins, places } = originsOf(section);
  const image = imageAt(target);
  if (image) {
    const path = placeOfPicture(section.props, image, section.element);
    if (path) return { kind: "picture", element: image, path };
  }
  for (let at: Element | null = target; at; at = at.parentElement) {
    const origin = origins.get(at);
    if (origin) {
      const whole = origin.whole === undefined ? undefined : places[origin.whole];
      if (whole !== undefined && takesTyping(at)) return { kind: "text", host: at, place: whole };
      const found = origin.texts.flatMap((number) => places[number] ?? []);
      return { kind: "fields", element: at, places: found };
    }
    if (at === section.element) return undefined;
  }
  return undefined;
}

function imageAt(target: Element): Element | undefined {
  if (target.matches("img, image")) return target;
  return target.matches("picture") ? (target.querySelector("img") ?? undefined) : undefined;
}

/** Browsers lose spaces in buttons, open and shut a summary by them, and type into no drawing. */
function takesTyping(element: Element): element is HTMLElement {
  return element instanceof (element.ownerDocument.defaultView as never as typeof globalThis).HTMLElement
    ? !element.closest("button, summary, select, option, input, textarea, label")
    : false;
}

/** Where the text of `place` stands by itself on the page, as when another element has been drawn for it. */
export function hostOf(section: ShownSection, place: TextPlace): HTMLElement | undefined {
  const { origins, places } = originsOf(section);
  const isIt = (one: TextPlace | undefined) => one?.at === place.at && one.collection === place.collection;
  for (const [element, { whole }] of origins)
    if (whole !== undefined && isIt(places[whole]) && takesTyping(element)) return element;
  return undefined;
}
