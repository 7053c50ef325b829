import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { FoldLine } from "../../components/ui/fold-line.tsx";
import { helpAddress } from "../../help/address.ts";
import { ArticleText } from "./article-text.tsx";
import { ownArticles } from "./articles.ts";
import { supportContent } from "./support-content.ts";

const words = supportContent.articles;

/** What is asked often, each opening in its place; one that the address names is open. */
export function OwnArticles() {
  const { hash } = useLocation();
  const named = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes for another one is led to that
  useEffect(() => {
    // Some browsers answer with a promise, which is nothing that an effect may return.
    void named.current?.scrollIntoView({ block: "start" });
  }, [hash]);
  return (
    <section aria-labelledby="articles">
      <h2 id="articles" className="font-display text-4xl leading-none sm:text-5xl lg:text-4xl 2xl:text-5xl">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-prose leading-loose text-muted text-pretty">
        {words.lead}{" "}
        <a
          href={helpAddress}
          className="-my-3 inline-flex min-h-11 items-center text-ink underline underline-offset-4 hover:text-accent"
        >
          {words.editing}
        </a>
      </p>
      <div className="mt-4 border-b border-line">
        {ownArticles.map((article) => (
          <details
            key={article.slug}
            id={article.slug}
            ref={hash === `#${article.slug}` ? named : undefined}
            open={hash === `#${article.slug}` || undefined}
            className="group border-t border-line"
          >
            <FoldLine className="text-lg">{article.title}</FoldLine>
            <ArticleText article={article} />
          </details>
        ))}
      </div>
    </section>
  );
}
