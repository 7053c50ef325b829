import type { SectionMap, TextPlace } from "../origin/find-origin.ts";

/**
 * The thing of a list that `target` is drawn for, known by the texts that stand around it: where these have nothing in common, they
 * themselves. Nothing where the section has no texts.
 */
export function itemAround(target: Element, section: Element, { origins, places }: SectionMap): TextPlace[] {
  for (let at: Element | null = target; at; at = at.parentElement) {
    const inner = [at, ...at.querySelectorAll("*")];
    const numbers = new Set(inner.flatMap((element) => origins.get(element)?.texts ?? []));
    const found = Array.from(numbers, (number) => places[number]).filter((place) => place !== undefined);
    if (found.length > 0) return inCommon(found) ?? found;
    if (at === section) break;
  }
  return [];
}

/** What holds all of these. */
function inCommon(found: readonly TextPlace[]): TextPlace[] | undefined {
  const [first] = found;
  if (!first || found.some(({ collection }) => collection !== first.collection)) return undefined;
  const names = first.at.split("/").slice(0, -1);
  const isShared = (length: number) => {
    const start = `${names.slice(0, length).join("/")}/`;
    return found.every(({ at }) => at.startsWith(start));
  };
  let length = names.length;
  while (length > 0 && !isShared(length)) length -= 1;
  return length > 0 ? [{ ...first, at: names.slice(0, length).join("/") }] : undefined;
}
