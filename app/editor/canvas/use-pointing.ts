import { useEffect, useRef } from "react";
import type { BlockViews } from "../../../engine/blocks/block.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { elementOf, type ShownPage, sectionAround, shownSection } from "./shown-page.ts";
import { underPointer } from "./under-pointer.ts";
import { type Caret, type Pointed, shownBy, whatIsThere } from "./what-is-there.ts";

type Options = {
  shown: Document | undefined;
  page: ShownPage;
  path: string;
  workshop: { forms: DesignForms; views: BlockViews };
  isPreview: boolean;
  /** The section that is worked on. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
  /** A person wants to change what is there: by a press on it, or by Enter; with Alt all that belongs to it. */
  onEdit: (key: string, pointed: Pointed, isWhole?: boolean) => void;
  onKey: (event: KeyboardEvent) => void;
  onLink: (href: string) => void;
};

/**
 * What pointer and keyboard do on the page: while it is edited a press begins to change what is there, and nothing of the page
 * itself reacts; while it is only looked at links lead to its other pages, and nothing is sent.
 */
export function usePointing(options: Options): void {
  const latest = useRef(options);
  latest.current = options;
  const { shown, isPreview, chosen, page } = options;

  useEffect(() => {
    if (!shown) return;
    const ending = new AbortController();
    const how = { capture: true, signal: ending.signal } as const;
    let marked: Element | undefined;
    const mark = (element: Element | undefined, kind = "") => {
      if (marked !== element) marked?.removeAttribute("data-pointed");
      marked = element;
      element?.setAttribute("data-pointed", kind);
    };

    const pointedAt = (target: EventTarget | null, caret?: Caret) => {
      const element = isElement(target) ? target : undefined;
      const { page, path, workshop } = latest.current;
      const section = element && sectionAround(page.page, element);
      const found = section && shownSection(page, path, section.key, section.element, workshop);
      const pointed = found && element && whatIsThere(found, element, caret);
      return { section, pointed };
    };

    const pointedBy = (event: MouseEvent, caret?: Caret) =>
      isElement(event.target)
        ? underPointer(shown, event.target, event, (element) => pointedAt(element, caret))
        : pointedAt(null);

    const isTyping = (target: EventTarget | null) =>
      isElement(target) && target.closest("[data-typing]") !== null;

    const over = (event: MouseEvent) => {
      if (isTyping(event.target)) return mark(undefined);
      const { pointed } = pointedBy(event);
      mark(pointed && shownBy(pointed), pointed && kindOf(pointed));
    };
    const press = (event: MouseEvent) => {
      if (event.button !== 0 || isTyping(event.target)) return;
      const { section, pointed } = pointedBy(event, caretAt(shown, event));
      mark(undefined);
      if (!section || opensMenu(event.target)) return;
      latest.current.onChoose(section.key);
      // Else the focus would go to what is pressed, away from the text that is opened by it.
      if (pointed?.kind === "text" && pointed.cut) event.preventDefault();
      if (pointed) latest.current.onEdit(section.key, pointed);
    };
    const hold = (event: Event) => {
      const { isPreview } = latest.current;
      const link = isElement(event.target) ? event.target.closest("a[href]") : null;
      if (isPreview) {
        if (event.type === "submit") event.preventDefault();
        if (!link) return;
        event.preventDefault();
        latest.current.onLink(link.getAttribute("href") ?? "");
        return;
      }
      if (!opensAnswer(event.target) && !opensMenu(event.target)) event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent) => {
      latest.current.onKey(event);
      if (event.key !== "Enter" || event.isComposing || latest.current.isPreview || isTyping(event.target))
        return;
      const { section, pointed } = pointedAt(event.target);
      if (!section || !pointed) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.onEdit(section.key, pointed, event.altKey);
    };

    shown.addEventListener("click", hold, how);
    shown.addEventListener("submit", hold, how);
    shown.addEventListener("keydown", key, how);
    if (!isPreview) {
      shown.addEventListener("pointerover", over, how);
      shown.addEventListener("pointerleave", () => mark(undefined), how);
      shown.addEventListener("mousedown", press, how);
    }
    return () => {
      mark(undefined);
      ending.abort();
    };
  }, [shown, isPreview]);

  useEffect(() => {
    if (!shown || isPreview || !chosen) return;
    const element = elementOf(shown, page.page, chosen);
    element?.setAttribute("data-chosen", "");
    return () => element?.removeAttribute("data-chosen");
  }, [shown, isPreview, chosen, page]);
}

/** As what is marked: of an element that reads more than its text only a part is typed over. */
function kindOf(pointed: Pointed): string {
  return pointed.kind === "text" && !pointed.isAlone ? "part" : pointed.kind;
}

/** Where between letters a press is. */
function caretAt(shown: Document, { clientX, clientY }: MouseEvent): Caret | undefined {
  if (shown.caretPositionFromPoint) {
    const found = shown.caretPositionFromPoint(clientX, clientY);
    return found ? { node: found.offsetNode, offset: found.offset } : undefined;
  }
  const range = shown.caretRangeFromPoint(clientX, clientY);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** What is folded is opened while it is edited too, and shut where nothing in it is being typed. */
function opensAnswer(target: EventTarget | null): boolean {
  const summary = isElement(target) ? target.closest("summary") : null;
  return summary !== null && !summary.closest("details[open]")?.querySelector("[data-typing]");
}

/** What opens the menu of a narrow page does so while it is edited too: its links are in there. */
function opensMenu(target: EventTarget | null): boolean {
  return isElement(target) && target.closest("[popovertarget]") !== null;
}

/** Of whatever document: each frame has classes of its own. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && "nodeType" in target && target.nodeType === Node.ELEMENT_NODE;
}
