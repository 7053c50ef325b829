import { textOf } from "./markup.ts";

/** A section of a page, as whoever looks at it knows it. */
export type PageSection = { name: string; heading: string };

/** As `drawSection` of the engine opens it. */
const opening = /<div class="?block"? id="?([^"\s>]+)"? data-block="?([^"\s>]+)"?/g;
const heading = /<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/;
const longest = 120;

/** The sections of a page that was drawn, from first to last. One without a heading is called by what it is. */
export function pageSections(html: string): PageSection[] {
  const found = [...html.matchAll(opening)];
  return found.map(({ 1: name = "", 2: type = "", index }, at) => {
    const end = found[at + 1]?.index ?? html.indexOf("</main>", index);
    const [, , said = ""] = heading.exec(html.slice(index, end < 0 ? undefined : end)) ?? [];
    return { name, heading: (textOf(said) || typeName(type)).slice(0, longest) };
  });
}

function typeName(type: string): string {
  const words = type.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
