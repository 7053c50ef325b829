import type { KnowledgeQuery } from "./search-articles.ts";

const longest = 80;

/** Reads the query of the articles' address; `topics` are those that it may name. Whatever it does not know there is as if it were not there. */
export function parseKnowledgeQuery(search: string, topics: readonly string[]): KnowledgeQuery {
  const params = new URLSearchParams(search);
  return {
    words: (params.get("q") ?? "").slice(0, longest),
    topic: topics.find((topic) => topic.toLowerCase() === params.get("topic")),
  };
}

/** The query of the address at which the articles show this, beginning with `?`; empty for all of them. */
export function formatKnowledgeQuery({ words, topic }: KnowledgeQuery): string {
  const params = new URLSearchParams();
  if (words.trim()) params.set("q", words);
  if (topic) params.set("topic", topic.toLowerCase());
  return params.size > 0 ? `?${params}` : "";
}
