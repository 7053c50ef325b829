import type { Article } from "./articles.ts";

/** Words that everybody uses who asks something. */
const common = new Set(
  "a about all am an and any are as at be but by can cannot could do does done for from get has have how i if in into is it its me my no not nothing of on one or our own please show shows some still that the their them there they this to us use want was we what when where which who why will with would you your".split(
    " ",
  ),
);

/** A word in a title says more than one that is only thought of. */
const weights = { title: 3, words: 2, text: 1 } as const;

/**
 * The articles that may answer what is being typed, the likeliest first: those that share words with it, or their beginnings. Nothing
 * where it says nothing yet.
 */
export function findArticles(typed: string, articles: readonly Article[], most = 3): readonly Article[] {
  const asked = [...new Set(wordsOf(typed))].filter((word) => word.length > 2 && !common.has(word));
  if (asked.length === 0) return [];
  return articles
    .map((article) => ({ article, likeness: likenessOf(article, asked) }))
    .filter(({ likeness }) => likeness >= weights.words)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ article }) => article);
}

function likenessOf({ title, words, text }: Article, asked: readonly string[]): number {
  const places = [
    { words: wordsOf(title), weight: weights.title },
    { words: wordsOf(words), weight: weights.words },
    { words: wordsOf(text.join(" ")), weight: weights.text },
  ];
  return asked.reduce((sum, word) => {
    const place = places.find((one) => one.words.some((other) => isLike(word, other)));
    return sum + (place?.weight ?? 0);
  }, 0);
}

/** The same word, or two that begin alike for as long as makes them of one kind: domain, domains; publish, published. */
function isLike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 4;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
