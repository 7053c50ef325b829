import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
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
  useEffect(() => named.current?.scrollIntoView({ block: "start" }), [hash]);
  return (
    <section aria-labelledby="articles">
      <h2 id="articles" className="font-display text-4xl leading-none sm:text-5xl">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-prose text-muted text-pretty">
        {words.lead}{" "}
        <a
          href={helpAddress}
          className="inline-flex min-h-11 items-center text-ink underline underline-offset-4 hover:text-accent"
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
            className="group/article border-t border-line"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 text-lg font-semibold hover:text-accent">
              {article.title}
              <span
                aria-hidden
                className="text-2xl leading-none font-normal text-muted group-open/article:rotate-45"
              >
                +
              </span>
            </summary>
            <ArticleText article={article} />
          </details>
        ))}
      </div>
    </section>
  );
}
