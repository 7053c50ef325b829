import type { Article } from "../../collections.ts";

export type KnowledgeQuery = { words: string; topic: string | undefined };

/** The words that are searched for, each once, as they are compared. */
export function wordsOf(text: string): string[] {
  return [
    ...new Set(
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}°]+/u)
        .filter(Boolean),
    ),
  ];
}

/** The articles that have all words somewhere, those with a word in their title first; otherwise in their own order. */
export function searchArticles(articles: readonly Article[], { words, topic }: KnowledgeQuery): Article[] {
  const wanted = wordsOf(words);
  const inTitle = ({ title }: Article) => wanted.filter((word) => title.toLowerCase().includes(word)).length;
  return articles
    .filter((article) => {
      if (topic && article.topic !== topic) return false;
      const text = [article.topic, article.title, ...article.text, ...(article.steps ?? [])]
        .join(" ")
        .toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .toSorted((a, b) => inTitle(b) - inTitle(a));
}

export type Part = { text: string; isHit: boolean };

/** `text` cut where one of `words`, as `wordsOf` gives them, begins and ends; put together again it is the same text. */
export function highlight(text: string, words: readonly string[]): Part[] {
  if (words.length === 0) return [{ text, isHit: false }];
  // Longer words first, so that "kilns" is marked whole where "kiln" is searched for too.
  const pattern = words.toSorted((a, b) => b.length - a.length).join("|");
  return text
    .split(new RegExp(`(${pattern})`, "iu"))
    .map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** What is shown of a closed article: its first sentence, or where its text has one of the words, that sentence. */
export function excerpt({ text, steps = [] }: Article, words: readonly string[]): string {
  const sentences = [...text, ...steps].flatMap((paragraph) => paragraph.split(/(?<=[.?!]) /));
  const found = sentences.find((sentence) => words.some((word) => sentence.toLowerCase().includes(word)));
  return found ?? sentences[0] ?? "";
}
