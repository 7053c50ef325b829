import type { Article } from "../../collections.ts";
import { excerpt, highlight } from "./search-articles.ts";

type Props = { article: Article; words: readonly string[]; isOpen: boolean };

/** One article: closed its title and a sentence, open the whole, with what was searched for marked in both. */
export function ArticleView({ article, words, isOpen }: Props) {
  const { id, topic, title, text, steps } = article;
  return (
    <details className="cell article" open={isOpen || undefined}>
      <summary>
        {topic && <small>{topic}</small>}
        <h2>
          <Marked text={title} words={words} />
        </h2>
        <span>
          <Marked text={excerpt(article, words)} words={words} />
        </span>
      </summary>
      <div id={id}>
        {text.map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph} words={words} />
          </p>
        ))}
        {steps && (
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <span>
                  <Marked text={step} words={words} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </details>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return highlight(text, words).map(({ text: part, isHit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no name but their place
    isHit ? <mark key={index}>{part}</mark> : part,
  );
}
