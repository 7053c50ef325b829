import { type TemplateList, templatesInOrder } from "../../../contract/template-list.ts";
import { countWords } from "./count-words.ts";

/** A design on the wall of the fitting room, as the build has drawn it. */
const card = /<li data-design="([a-z\d-]+)">.*?<\/li>/gs;
const eager = 'alt="">';
const lazy = 'alt="" loading="lazy" decoding="async">';

/**
 * The fitting room as the studio hangs it, of `html` as the build has drawn it: in the studio's order, without what is retired, with
 * what is hidden behind all others for whoever has its link, what is featured marked, and the trades that the studio has chosen where the room's script finds
 * them. What the page says of their number stays true. Undefined where the page is as the studio wants it.
 */
export function hungPage(html: string, list: TemplateList): string | undefined {
  const cards = new Map(Array.from(html.matchAll(card), ([text, slug = ""]) => [slug, text]));
  const [begin, end] = [html.search(/<li data-design=/), html.search(/<li class="none">/)];
  if (begin < 0 || end < begin) return undefined;
  const hung = templatesInOrder([...cards.keys()], list).filter(({ own }) => own === null);
  const shown = hung.filter(({ state }) => state === "shown");
  const hidden = hung.filter(({ state }) => state === "hidden");
  const wall = [...shown, ...hidden].map(({ slug, state, isFeatured, trades }, index) => {
    let text = cards.get(slug) ?? "";
    // The first is on the screen at once, and no other.
    text = index === 0 ? text.replace(lazy, eager) : text.replace(eager, lazy);
    if (state === "hidden") text = text.replace(/^<li /, '<li hidden="" ');
    if (isFeatured) text = text.replace(/(<em data-featured="true") hidden=""/, "$1");
    return trades ? text.replace(/^<li /, `<li data-trades="${trades.join(" ")}" `) : text;
  });
  const page = html.slice(0, begin) + wall.join("") + html.slice(end);
  const told = shown.length === cards.size ? page : recounted(page, cards.size, shown.length);
  return told === html ? undefined : told;
}

function recounted(page: string, before: number, after: number): string {
  const [old, next] = [countWords(before), countWords(after)];
  return page.replaceAll(new RegExp(`\\b${old}\\b`, "gi"), (found) => (found === old ? next : capital(next)));
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
