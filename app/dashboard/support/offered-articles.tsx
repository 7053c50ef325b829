import { ArticleText } from "./article-text.tsx";
import { articles } from "./articles.ts";
import { findArticles } from "./find-articles.ts";
import { supportContent } from "./support-content.ts";

const words = supportContent.asking.offered;

/** Articles that may answer what is being typed; nothing where there is none. */
export function OfferedArticles({ typed }: { typed: string }) {
  const offered = findArticles(typed, articles);
  return (
    <section aria-label={words.heading} aria-live="polite">
      {offered.length > 0 && (
        <>
          <h2 className="font-display text-2xl leading-tight">{words.heading}</h2>
          <div className="mt-2 border-b border-line">
            {offered.map((article) => (
              <details key={article.slug} className="border-t border-line">
                <summary className="flex min-h-12 cursor-pointer list-none items-center py-2 font-semibold underline decoration-1 underline-offset-4 hover:text-accent">
                  {article.title}
                </summary>
                <ArticleText article={article} />
              </details>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
