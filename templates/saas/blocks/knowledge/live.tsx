import { useRef } from "react";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { fill } from "../../../../engine/language/fill.ts";
import { useSiteVisit } from "../../../../engine/live/site-visit.ts";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { emptyTiles } from "../../mosaic/empty-tiles.ts";
import { Tiles } from "../../mosaic/mosaic.tsx";
import { pitch } from "../../mosaic/mosaic-paths.ts";
import { SearchField } from "../../search-field.tsx";
import "../../segments.css";
import { useQuery } from "../../../../engine/live/use-query.ts";
import { ArticleView } from "./article-view.tsx";
import "./knowledge.css";
import type { KnowledgeProps } from "./knowledge.props.ts";
import { formatKnowledgeQuery, parseKnowledgeQuery } from "./knowledge-query.ts";
import { searchArticles, wordsOf } from "./search-articles.ts";

/** Tiles of the little wall that stands for the articles. */
const perRow = 5;

const everything = { words: "", topic: undefined };

type Props = Resolved<KnowledgeProps> & { id: string };

/** All articles, closed; what is searched for stands in the address and is marked in the text. */
export function Knowledge({
  articles,
  topics,
  search,
  topic: topicWords,
  count,
  list,
  none,
  ...head
}: Props) {
  const [query, change] = useQuery((text) => parseKnowledgeQuery(text, topics), formatKnowledgeQuery);
  const hydrated = useHydrated();
  const { hash } = useSiteVisit();
  const field = useRef<HTMLInputElement>(null);
  const words = wordsOf(query.words);
  const found = searchArticles(articles, query);
  const foundIds = new Set(found.map(({ id }) => id));

  function reset(): void {
    change(everything);
    field.current?.focus();
  }

  return (
    <div className="knowledge">
      <header className="cell knowledge-head">
        <PageTitle>{head.title}</PageTitle>
        {head.lead && <p className="lead">{head.lead}</p>}
        <search>
          <SearchField
            {...search}
            words={query.words}
            field={field}
            maxLength={80}
            onSearch={(text) => change({ words: text })}
          />
          {topics.length > 0 && (
            <fieldset className="segments" disabled={!hydrated}>
              <legend className="sr-only">{topicWords.label}</legend>
              {[undefined, ...topics].map((topic) => (
                <label key={topic ?? "all"}>
                  <input
                    type="radio"
                    name="topic"
                    value={topic ?? ""}
                    checked={topic === query.topic}
                    onChange={() => change({ topic })}
                  />
                  {topic ?? topicWords.all}
                </label>
              ))}
            </fieldset>
          )}
        </search>
        <svg
          viewBox={`0 0 ${perRow * pitch - 1} ${Math.ceil(articles.length / perRow) * pitch - 1}`}
          preserveAspectRatio="xMinYMax meet"
          aria-hidden="true"
        >
          <Tiles
            tiles={articles.map(({ id }, index) => ({
              column: index % perRow,
              row: Math.floor(index / perRow),
              stage: foundIds.has(id) ? "sent" : "clay",
            }))}
          />
        </svg>
        <p role="status">
          <span className="figure">{found.length}</span> {found.length === 1 ? count.one : count.many}
          {query.words.trim() && ` ${fill(count.for, query.words.trim())}`}
        </p>
      </header>
      <section className="knowledge-articles" aria-label={list}>
        {found.map((article) => (
          <ArticleView
            key={article.id}
            article={article}
            words={words}
            isOpen={found.length === 1 || (hydrated && hash === `#${article.id}`)}
          />
        ))}
        {found.length === 0 && (
          <div className="cell nothing">
            <svg viewBox={`0 0 ${12 * pitch - 1} ${4 * pitch - 1}`} aria-hidden="true">
              <Tiles tiles={emptyTiles(12, 4)} />
            </svg>
            <h2>{none.title}</h2>
            <p>{none.text}</p>
            <p className="actions">
              <button className="action" type="button" onClick={reset}>
                {none.reset}
              </button>
              {none.ask && (
                <a className="action-quiet" href={none.ask.href}>
                  {none.ask.label}
                </a>
              )}
            </p>
          </div>
        )}
      </section>
    </div>
  );
}

Knowledge.opensPage = true;
