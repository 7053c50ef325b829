import { type TemplateList, templatesInOrder } from "../../../contract/template-list.ts";
import { countWords } from "./count-words.ts";

/** What becomes the card of a template that was a site. */
const prototype = /<template data-own-design="true">(.*?)<\/template>/s;
/** A design on the wall of the fitting room, as the build has drawn it. */
const card = /<li data-design="([a-z\d-]+)">.*?<\/li>/gs;
const eager = 'alt="">';
const lazy = 'alt="" loading="lazy" decoding="async">';

/**
 * The fitting room as the studio hangs it, of `html` as the build has drawn it: in the studio's order, without what is retired, with
 * what is hidden behind all others for whoever has its link, what is featured marked, and the trades that the studio has chosen where the room's script finds
 * them; beside them what was a site, in words that are its own. What the page says of their number stays true. Undefined where the page is as the studio wants it.
 */
export function hungPage(html: string, list: TemplateList): string | undefined {
  const cards = new Map(Array.from(html.matchAll(card), ([text, slug = ""]) => [slug, text]));
  const [begin, end] = [html.search(/<li data-design=/), html.search(/<li class="none">/)];
  if (begin < 0 || end < begin) return undefined;
  const form = prototype.exec(html)?.[1];
  const hung = templatesInOrder([...cards.keys()], list).filter(({ own }) => own === null || form);
  const shown = hung.filter(({ state }) => state === "shown");
  const hidden = hung.filter(({ state }) => state === "hidden");
  const wall = [...shown, ...hidden].map(({ slug, own, state, isFeatured, trades }, index) => {
    let text = own && form ? filled(form, { slug, ...own }) : (cards.get(slug) ?? "");
    // The first is on the screen at once, and no other.
    text = index === 0 ? text.replace(lazy, eager) : text.replace(eager, lazy);
    if (state === "hidden") text = text.replace(/^<li /, '<li hidden="" ');
    if (isFeatured) text = text.replace(/(<em data-featured="true") hidden=""/, "$1");
    return trades ? text.replace(/^<li /, `<li data-trades="${trades.join(" ")}" `) : text;
  });
  const say = (page: string) =>
    shown.length === cards.size ? page : recounted(page, cards.size, shown.length);
  const told = say(html.slice(0, begin)) + wall.join("") + say(html.slice(end));
  return told === html ? undefined : told;
}

/** `form` with what it names in braces: words of people's, which are no markup. */
function filled(form: string, words: Readonly<Record<string, string>>): string {
  return form.replaceAll(/\{([a-z]+)\}/g, (_, name: string) =>
    (words[name] ?? "").replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`),
  );
}

function recounted(page: string, before: number, after: number): string {
  const [old, next] = [countWords(before), countWords(after)];
  return page.replaceAll(new RegExp(`\\b${old}\\b`, "gi"), (found) => (found === old ? next : capital(next)));
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
