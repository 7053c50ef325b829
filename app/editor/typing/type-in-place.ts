import { withoutBraces } from "./keep-references.ts";
import { boundsAt, readChange, type Stretch } from "./read-change.ts";
import { type Held, heldBy, lettersBefore, placeBehind, putBack, showText } from "./shown-letters.ts";

/** An element that is typed into, and what it reads, part by part. */
export type Host = { element: HTMLElement; stretches: readonly Stretch[] };

type Options = {
  /** Takes what a stretch of the element reads now. The page has drawn it when this returns. */
  onText: (stretch: number, text: string) => void;
  /** What to go on with when the page has drawn something else there, and which stretch of it is the one that was typed into. */
  findAgain: (stretch: number) => (Host & { typed: number }) | undefined;
  /** Called once when the person has gone elsewhere, or pressed Escape or Enter. */
  onEnd: (by: "left" | "escape" | "enter") => void;
};

const hold = "\u00A0";

export type Typing = {
  /** Ends it from here, as when another text is chosen. */
  end: () => void;
};

/**
 * Lets a person type into `host` where it stands on the page. The browser changes the text as it likes (an input method, dictation,
 * correction); what it made of the nodes is undone before the page is drawn anew, because what draws knows its own, and the caret
 * is put back. What the element reads beside its texts stays as it is, and the caret stays out of it.
 */
export function typeInPlace(host: Host, { onText, findAgain, onEnd }: Options): Typing {
  let element = host.element;
  let stretches = host.stretches;
  let held: Held = new Map();
  let listening = new AbortController();
  let isOver = false;
  let lastCaret = 0;

  function begin(next: HTMLElement): void {
    element = next;
    held = heldBy(next);
    listening = new AbortController();
    const { signal } = listening;
    next.setAttribute("contenteditable", "plaintext-only");
    next.setAttribute("data-typing", "");
    next.addEventListener("beforeinput", holdBack, { signal });
    next.addEventListener("input", (event) => read(event as InputEvent), { signal });
    next.addEventListener("compositionend", () => read(), { signal });
    next.addEventListener("paste", paste, { signal });
    next.addEventListener("keydown", hear, { signal });
    next.addEventListener("keyup", (event) => event.key === " " && event.preventDefault(), { signal });
    next.addEventListener("blur", () => finish("left"), { signal });
    next.ownerDocument.addEventListener("selectionchange", stayWithin, { signal });
  }

  function leave(): void {
    listening.abort();
    element.removeAttribute("contenteditable");
    element.removeAttribute("data-typing");
  }

  function finish(by: "left" | "escape" | "enter"): void {
    if (isOver) return;
    isOver = true;
    putBack(held);
    leave();
    if (by !== "left") element.ownerDocument.getSelection()?.removeAllRanges();
    onEnd(by);
  }

  /**
   * What is one line on the page stays one; the browser's own way back would change what it does not know. Letters are taken and
   * put here where they can be: a browser that empties or joins elements leaves styles behind, and takes from what stands beside.
   */
  function holdBack(event: InputEvent): void {
    // Whoever chooses all and types on is quicker than the news of what is chosen.
    if (!event.isComposing) stayWithin();
    if (["insertParagraph", "insertLineBreak", "historyUndo", "historyRedo"].includes(event.inputType))
      event.preventDefault();
    const range = chosen();
    if (!range || event.isComposing || !event.cancelable) return;
    const isTaken = event.inputType.startsWith("delete");
    if (isTaken && range.collapsed) {
      if (isAtEdge(event.inputType.endsWith("Forward") ? "to" : "from")) event.preventDefault();
    } else if (isTaken || event.inputType === "insertText") {
      event.preventDefault();
      replace(range, event.data ?? "");
    }
  }

  function isAtEdge(edge: keyof Bounds): boolean {
    const at = caretNow();
    return boundsAt(stretches, at)[edge] === at;
  }

  function hear(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === "Escape" || event.key === "Enter") {
      event.preventDefault();
      finish(event.key === "Escape" ? "escape" : "enter");
    } else if (event.key === " " && element.closest("summary")) {
      // To what opens and shuts a space is a press.
      event.preventDefault();
      insert(" ");
    }
  }

  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    insert(event.clipboardData?.getData("text/plain").replace(/\s+/g, " ") ?? "");
  }

  function insert(words: string): void {
    const range = chosen();
    if (range) replace(range, words);
  }

  function chosen(): Range | undefined {
    const selection = element.ownerDocument.getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    return range && element.contains(range.commonAncestorContainer) ? range : undefined;
  }

  /** Puts `words` where `range` is, as far as it lies in the text that the caret is in. */
  function replace({ startContainer, startOffset, endContainer, endOffset }: Range, words: string) {
    const bounds = boundsAt(stretches, lastCaret);
    const from = clamp(lettersBefore(element, startContainer, startOffset), bounds);
    const to = clamp(lettersBefore(element, endContainer, endOffset), bounds);
    if (from === to && !words) return;
    const before = element.textContent ?? "";
    write(before.slice(0, from) + words + before.slice(to), from + words.length);
  }

  function read(event?: InputEvent): void {
    // Nothing is drawn while a letter is still being composed.
    if (event?.isComposing) return;
    const text = element.textContent ?? "";
    // Browsers write spaces that hold where others would be lost.
    write(wanted().includes(hold) ? text : text.replaceAll(hold, " "), caretNow());
  }

  function write(text: string, caret: number): void {
    const change = readChange(stretches, text, caret);
    putBack(held);
    if (!change) {
      // What nobody can change here is there again.
      const at = text === wanted() ? caret : lastCaret;
      showText(element, wanted());
      place(boundsAt(stretches, at), at);
      return;
    }
    const { index } = change;
    // As the document will have it: what stands on the page and what is drawn are the same letters.
    const typed = withoutBraces(change.text.replace(/[\n\r]+/g, " "));
    stretches = stretches.with(index, { text: typed, isOpen: true });
    onText(index, typed);
    if (isOver) return;
    const behind = caret - lettersTo(index);
    const isOther = !element.isConnected || element.textContent !== wanted();
    const now = isOther ? goOn(index, typed) : index;
    held = heldBy(element);
    showText(element, wanted());
    place(undefined, lettersTo(now) + behind);
  }

  /** The page has drawn something else: what it reads there now, but for what is still being typed. Gives the stretch that this is. */
  function goOn(index: number, text: string): number {
    const again = findAgain(index);
    if (!again) return index;
    stretches = again.stretches.with(again.typed, { text, isOpen: true });
    if (again.element !== element) {
      leave();
      begin(again.element);
      again.element.focus({ preventScroll: true });
    }
    return again.typed;
  }

  function lettersTo(index: number): number {
    return stretches.slice(0, index).reduce((sum, { text }) => sum + text.length, 0);
  }

  function wanted(): string {
    return stretches.map(({ text }) => text).join("");
  }

  function caretNow(): number {
    const selection = element.ownerDocument.getSelection();
    return selection?.focusNode ? lettersBefore(element, selection.focusNode, selection.focusOffset) : 0;
  }

  /** The caret, and what is chosen, stay in the text that they are in. */
  function stayWithin(): void {
    const selection = element.ownerDocument.getSelection();
    const { anchorNode, focusNode, anchorOffset, focusOffset } = selection ?? {};
    if (!anchorNode || !focusNode || !element.contains(anchorNode) || !element.contains(focusNode)) return;
    const anchor = lettersBefore(element, anchorNode, anchorOffset ?? 0);
    const focus = lettersBefore(element, focusNode, focusOffset ?? 0);
    const bounds = boundsAt(stretches, anchor === focus ? focus : lastCaret);
    if (isBetween(anchor, bounds) && isBetween(focus, bounds)) {
      if (anchor === focus) lastCaret = focus;
      return;
    }
    place(bounds, focus, anchor);
  }

  /** Puts the caret behind so many letters, and chooses all from `anchor` on; neither leaves the bounds. */
  function place(bounds: Bounds | undefined, caret: number, anchor = caret): void {
    const selection = element.ownerDocument.getSelection();
    const within = (at: number) => (bounds ? clamp(at, bounds) : at);
    const end = placeBehind(element, within(caret));
    const start = placeBehind(element, within(anchor));
    lastCaret = within(caret);
    if (!selection) return;
    if (!start || !end) {
      selection.selectAllChildren(element);
      selection.collapseToEnd();
    } else if (
      selection.focusNode !== end.node ||
      selection.focusOffset !== end.offset ||
      selection.anchorNode !== start.node ||
      selection.anchorOffset !== start.offset
    )
      selection.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
  }

  begin(host.element);
  stayWithin();
  return { end: () => finish("left") };
}

type Bounds = { from: number; to: number };

function isBetween(at: number, { from, to }: Bounds): boolean {
  return from <= at && at <= to;
}

function clamp(at: number, { from, to }: Bounds): number {
  return Math.min(Math.max(at, from), to);
}
