import type { KnowledgeProps } from "../blocks/knowledge/knowledge.props.ts";

export const knowledge: KnowledgeProps = {
  title: "Knowledge",
  lead: "{count:articles:words} short articles, written standing up. Each is a tile; what your words find stays blue.",
  articles: "{collection:articles}",
  list: "Articles",
  search: { label: "Search", placeholder: "Cones, crates, corners" },
  topics: ["Orders", "Kilns", "Stock", "Dispatch", "Team"],
  topic: { label: "Topic", all: "All topics" },
  count: { one: "article", many: "articles", for: "for “{}”" },
  none: {
    title: "Nothing under this glaze",
    text: "No article has all of these words. Try one of them alone, or ask us: the answer becomes an article.",
    reset: "Show all articles",
    ask: { label: "Ask us", href: "/contact" },
  },
};
