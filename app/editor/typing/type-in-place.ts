type Options = {
  /** Takes what the element reads now. The page has drawn it when this returns. */
  onText: (text: string) => void;
  /** The element to go on with when the page has drawn another one in its place. */
  findAgain: () => HTMLElement | undefined;
  /** Called once when the person has gone elsewhere, or pressed Escape or Enter. */
  onEnd: (by: "left" | "escape" | "enter") => void;
};

export type Typing = {
  /** Ends it from here, as when another text is chosen. */
  end: () => void;
};

/**
 * Lets a person type into `host`, which shows one text and nothing else, where it stands on the page. The browser changes the
 * text as it likes (an input method, dictation, correction); what it made of the nodes is undone before the page is drawn anew,
 * because what draws knows its own, and the caret is put back.
 */
export function typeInPlace(host: HTMLElement, { onText, findAgain, onEnd }: Options): Typing {
  let element = host;
  let nodes: ChildNode[] = [];
  let listening = new AbortController();
  let isOver = false;

  function begin(next: HTMLElement): void {
    element = next;
    nodes = Array.from(next.childNodes);
    listening = new AbortController();
    const { signal } = listening;
    next.setAttribute("contenteditable", "plaintext-only");
    next.setAttribute("data-typing", "");
    next.addEventListener("beforeinput", holdBack, { signal });
    next.addEventListener("input", (event) => take(event as InputEvent), { signal });
    next.addEventListener("compositionend", () => take(), { signal });
    next.addEventListener("paste", paste, { signal });
    next.addEventListener("keydown", hear, { signal });
    next.addEventListener("blur", () => finish("left"), { signal });
  }

  function leave(): void {
    listening.abort();
    element.removeAttribute("contenteditable");
    element.removeAttribute("data-typing");
  }

  function finish(by: "left" | "escape" | "enter"): void {
    if (isOver) return;
    isOver = true;
    restore();
    leave();
    if (by !== "left") element.ownerDocument.getSelection()?.removeAllRanges();
    onEnd(by);
  }

  /** What is one line on the page stays one; the browser's own way back would change what it does not know. */
  function holdBack(event: InputEvent): void {
    if (["insertParagraph", "insertLineBreak", "historyUndo", "historyRedo"].includes(event.inputType))
      event.preventDefault();
  }

  function hear(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === "Escape" || event.key === "Enter") {
      event.preventDefault();
      finish(event.key === "Escape" ? "escape" : "enter");
    }
  }

  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    const words = event.clipboardData?.getData("text/plain").replace(/\s+/g, " ") ?? "";
    const selection = element.ownerDocument.getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    if (!range || !element.contains(range.commonAncestorContainer)) return;
    const from = offsetOf(range.startContainer, range.startOffset);
    const to = offsetOf(range.endContainer, range.endOffset);
    const before = element.textContent ?? "";
    const text = before.slice(0, from) + words + before.slice(to);
    // As if it had been typed: what does not fit stays on the page too.
    const [only] = nodes;
    if (nodes.length === 1 && only?.nodeType === Node.TEXT_NODE) only.nodeValue = text;
    write(text, from + words.length);
  }

  function take(event?: InputEvent): void {
    // Nothing is drawn while a letter is still being composed.
    if (event?.isComposing) return;
    const selection = element.ownerDocument.getSelection();
    const caret = selection?.focusNode ? offsetOf(selection.focusNode, selection.focusOffset) : 0;
    write((element.textContent ?? "").replace(/[\n\r]+/g, " "), caret);
  }

  function write(text: string, caret: number): void {
    restore();
    onText(text);
    if (isOver) return;
    if (!element.isConnected || element.textContent !== text) {
      const again = findAgain();
      if (again && again !== element) {
        leave();
        begin(again);
        again.focus({ preventScroll: true });
      }
    }
    nodes = Array.from(element.childNodes);
    place(caret);
  }

  /** The nodes as what draws left them. */
  function restore(): void {
    const now = Array.from(element.childNodes);
    if (now.length === nodes.length && now.every((node, index) => node === nodes[index])) return;
    element.replaceChildren(...nodes);
  }

  function offsetOf(node: Node, offset: number): number {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    if (!element.contains(node)) return 0;
    range.setEnd(node, offset);
    return range.toString().length;
  }

  function place(caret: number): void {
    const selection = element.ownerDocument.getSelection();
    if (!selection) return;
    let left = caret;
    for (const node of element.childNodes) {
      const length = node.nodeValue?.length ?? 0;
      if (left <= length) {
        if (selection.focusNode !== node || selection.focusOffset !== left) selection.collapse(node, left);
        return;
      }
      left -= length;
    }
    selection.selectAllChildren(element);
    selection.collapseToEnd();
  }

  begin(host);
  return { end: () => finish("left") };
}
