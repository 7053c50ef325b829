import type { Article } from "./articles.ts";

/** What an article says, and where one goes on. */
export function ArticleText({ article: { text, to } }: { article: Article }) {
  return (
    <div className="grid max-w-prose justify-items-start gap-3 pb-5">
      {text.map((paragraph) => (
        <p key={paragraph} className="leading-relaxed text-pretty">
          {paragraph}
        </p>
      ))}
      {to && (
        // Of its own, so that nothing of what is being written is lost.
        <a
          href={to.href}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:text-accent"
        >
          {to.label}
        </a>
      )}
    </div>
  );
}
