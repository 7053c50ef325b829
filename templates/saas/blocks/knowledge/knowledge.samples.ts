import { knowledge } from "../../content/knowledge.ts";
import { articles } from "../../records/articles.ts";
import type { KnowledgeProps } from "./knowledge.props.ts";

export const knowledgeSamples: Record<string, KnowledgeProps> = {
  own: { ...knowledge, articles },
  least: { ...knowledge, topics: [], articles: [{ id: "first", title: "The first one", text: [] }] },
};
