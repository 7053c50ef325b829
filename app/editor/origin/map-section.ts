import type { Piece, Reading } from "./pieces.ts";

/** Which texts of a section stand in an element. */
export type Origin = {
  /** Numbers of texts, as they were signed. */
  texts: readonly number[];
  /** What the element reads, letter by letter; undefined where that is not known. */
  pieces?: readonly Piece[] | undefined;
};

export type MappedSection = {
  origins: Map<Element, Origin>;
  /** What was drawn otherwise with its texts signed, and is not known within. */
  unlike: Element[];
};

/**
 * By element of `shown`, which texts it shows; found by `drawn`, the same section drawn once more with its texts signed. Both are
 * walked side by side; where they differ (a view that cuts its text into letters draws more of them for a longer one) all that is
 * within belongs to the element around it, but for neighbours that read the same in both.
 */
export function mapSection(shown: Element, drawn: Element, reading: Reading): MappedSection {
  const section: Walked = { reading, origins: new Map(), unlike: [] };
  walk(shown, drawn, section);
  return section;
}

type Walked = MappedSection & { reading: Reading };

/** Whether a part of a text stands in the element whose rest is elsewhere. */
function walk(shown: Element, drawn: Element, section: Walked): boolean {
  const { reading, origins } = section;
  const own = new Set(numbersOf(drawn, reading));
  const before = Array.from(shown.childNodes);
  const after = Array.from(drawn.childNodes);
  if ([...before, ...after].every(({ nodeType }) => nodeType === Node.TEXT_NODE))
    return keep(shown, drawn, own, section);
  if (!isAlike(before, after)) return walkUnlike(shown, drawn, own, section);
  const pieces: Piece[] = [];
  let isOpen = false;
  let isKnown = true;
  after.forEach((node, index) => {
    const counterpart = before[index];
    if (isElement(node) && counterpart && isElement(counterpart)) {
      isOpen = walk(counterpart, node, section) || isOpen;
      pieces.push({ length: counterpart.textContent?.length ?? 0 });
      return;
    }
    const text = node.nodeValue ?? "";
    const aligned = reading.align(counterpart?.nodeValue ?? "", text);
    isKnown &&= aligned !== undefined;
    isOpen ||= aligned?.isOpen ?? false;
    pieces.push(...(aligned?.pieces ?? []));
    for (const number of reading.numbersIn(text)) own.add(number);
  });
  if (own.size > 0) origins.set(shown, { texts: [...own], pieces: isKnown ? pieces : undefined });
  return isOpen && !gather(shown, drawn, own, section);
}

/** What is drawn otherwise: neighbours that read the same are walked, the rest belongs to the element. */
function walkUnlike(shown: Element, drawn: Element, own: Set<number>, section: Walked): boolean {
  const { reading, origins, unlike } = section;
  const pairs = samePairs(Array.from(shown.childNodes), Array.from(drawn.childNodes), section);
  const within = new Set(pairs.flatMap(([, other]) => reading.numbersIn(other.textContent ?? "")));
  const isCovered = reading.numbersIn(drawn.textContent ?? "").every((number) => within.has(number));
  if (!isCovered) {
    const isOpen = keep(shown, drawn, withAllWithin(drawn, own, reading), section);
    if (!isOpen && origins.get(shown)?.pieces) return false;
    unlike.push(shown);
  } else if (own.size > 0) origins.set(shown, { texts: [...own] });
  for (const [one, other] of pairs) walk(one, other, section);
  return false;
}

/** What the element reads belongs to it alone. */
function keep(shown: Element, drawn: Element, own: Set<number>, { reading, origins }: Walked): boolean {
  const text = drawn.textContent ?? "";
  const aligned = reading.align(shown.textContent ?? "", text);
  for (const number of reading.numbersIn(text)) own.add(number);
  if (own.size > 0) origins.set(shown, { texts: [...own], pieces: aligned?.pieces });
  return aligned?.isOpen ?? false;
}

/** Where a text that is cut into elements is whole again, it belongs to what stands around all of them. */
function gather(shown: Element, drawn: Element, own: Set<number>, { reading, origins }: Walked): boolean {
  const aligned = reading.align(shown.textContent ?? "", drawn.textContent ?? "");
  if (!aligned || aligned.isOpen) return false;
  for (const inner of shown.querySelectorAll("*")) origins.delete(inner);
  origins.set(shown, { texts: [...withAllWithin(drawn, own, reading)], pieces: aligned.pieces });
  return true;
}

function withAllWithin(drawn: Element, own: Set<number>, reading: Reading): Set<number> {
  for (const number of reading.numbersIn(drawn.textContent ?? "")) own.add(number);
  for (const inner of drawn.querySelectorAll("*"))
    for (const number of numbersOf(inner, reading)) own.add(number);
  return own;
}

function isAlike(before: readonly ChildNode[], after: readonly ChildNode[]): boolean {
  return before.length === after.length && before.every((node, index) => isOneKind(node, after[index]));
}

function isOneKind(node: Node, other: Node | undefined): boolean {
  return node.nodeType === other?.nodeType && node.nodeName === other.nodeName;
}

/** Elements from the first and from the last on that are the same in both, as long as they are. */
function samePairs(
  before: readonly ChildNode[],
  after: readonly ChildNode[],
  { reading }: Walked,
): [Element, Element][] {
  const isSame = (node: ChildNode | undefined, other: ChildNode | undefined) =>
    node !== undefined &&
    other !== undefined &&
    isOneKind(node, other) &&
    reading.align(node.textContent ?? "", other.textContent ?? "") !== undefined;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const pairs = Array.from({ length: most }, (_, index) =>
    index < start ? [before[index], after[index]] : [before.at(index - most), after.at(index - most)],
  ).filter((_, index) => index < start || index >= most - end);
  return pairs.flatMap(([one, other]) =>
    one && other && isElement(one) && isElement(other) ? [[one, other] as [Element, Element]] : [],
  );
}

const told = ["alt", "aria-label", "placeholder", "title", "value", "content"];

function numbersOf(element: Element, { numbersIn }: Reading): number[] {
  return told.flatMap((name) => numbersIn(element.getAttribute(name) ?? ""));
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
