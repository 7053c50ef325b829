import type { DrawnPage } from "./draw-site.ts";

/** Links of drawn pages to pages that there are not, or to places that none of them has. */
export function deadLinks(pages: readonly DrawnPage[]): string[] {
  const drawn = new Map(pages.map(({ path, html }) => [path, html]));
  return pages.flatMap(({ path: from, html }) =>
    // A tab's address says which is chosen, and leads to no place.
    [...html.replace(/<a[^>]*role="tab"/g, "").matchAll(/href="((?:\/|#)[^"]*)"/g)].flatMap(
      ([, href = ""]) => {
        const [page = "", id] = href.replace(/\?[^#]*/, "").split("#");
        const there = drawn.get(page || from);
        return there && (!id || there.includes(`id="${id}"`)) ? [] : [`${from} to ${href}`];
      },
    ),
  );
}

/** What is wrong with the links, headings and landmarks of one page, whoever's words stand on it. */
export function pageFaults({ path, html }: DrawnPage): string[] {
  return [...emptyLinks(html), ...misledNumbers(html), ...leftOutRanks(html), ...sameLandmarks(html)].map(
    (fault) => `${path}: ${fault}`,
  );
}

/** Links that lead nowhere. */
function emptyLinks(html: string): string[] {
  return (html.match(/<a(?=[\s>])(?![^>]* href=)[^>]*>/g) ?? []).map((link) => `${link} leads nowhere`);
}

/** Telephone numbers that lead to something else. */
function misledNumbers(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].flatMap(
    ([, href = "", words = ""]) => {
      const text = words.replace(/<[^>]*>/g, "").trim();
      return /^\(?\+?\d[\d ()/-]{6,}$/.test(text) && !href.startsWith("tel:")
        ? [`${text} leads to ${href}`]
        : [];
    },
  );
}

/** Headings more than one rank below the one before. */
function leftOutRanks(html: string): string[] {
  const ranks = [...html.matchAll(/<h([1-6])\b(?:[^>]* aria-level="(\d)")?/g)].map(([, tag, level]) =>
    Number(level ?? tag),
  );
  return ranks.flatMap((rank, index) => {
    const before = ranks[index - 1] ?? 0;
    return rank > before + 1 ? [`h${rank} after h${before}`] : [];
  });
}

/** Landmarks that are called as another of their kind. */
function sameLandmarks(html: string): string[] {
  const names = [...html.matchAll(/<(section|nav|aside|form)\b([^>]*)>/g)].flatMap(
    ([, tag = "", rest = ""]) => {
      const name =
        / aria-label="([^"]*)"/.exec(rest)?.[1] ??
        textAt(html, / aria-labelledby="([^" ]*)"/.exec(rest)?.[1]);
      return name && !rest.includes(" role=") ? [`${tag} ${name}`] : [];
    },
  );
  return names.filter((name, index) => names.indexOf(name) < index).map((name) => `two are called ${name}`);
}

function textAt(html: string, id: string | undefined): string | undefined {
  const found = id && new RegExp(`<(\\w+)[^>]* id="${id}"[^>]*>(.*?)</\\1>`, "s").exec(html)?.[2];
  return found ? found.replace(/<[^>]*>/g, "") : undefined;
}
