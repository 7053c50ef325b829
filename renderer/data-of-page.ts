import { pageAt } from "../engine/document/page-at.ts";
import { pageName } from "../engine/document/page-name.ts";
import type { Page, SiteDocument } from "../engine/document/site-document.ts";
import type { HeadEntry } from "../engine/render/page-head.ts";
import { resolve, type SiteRecord } from "../engine/render/resolve.ts";
import { resolveHref } from "../engine/render/resolve-href.ts";

type Shown = { site: SiteDocument; path: string; page: Page; record?: SiteRecord | undefined };

/**
 * What search engines are told of a page beside its business and record: the way to it from the first page, and the questions that
 * it answers. What is still a sample is no answer of this business.
 */
export function dataOfPage(shown: Shown, origin: string, base: string): HeadEntry[] {
  if (shown.path === "/" || shown.path.endsWith("/404")) return questionsOn(shown, base);
  return [crumbsOf(shown, origin, base), ...questionsOn(shown, base)];
}

function crumbsOf({ site, path }: Shown, origin: string, base: string): HeadEntry {
  const steps = path.split("/").slice(1);
  const ways = ["/", ...steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`)];
  const pages = ways.flatMap((way) => {
    const found = pageAt(site, way);
    if (!found) return [];
    const { title } = resolve(found.page.seo, { base, record: found.record });
    return [{ name: way === "/" ? site.facts.name : pageName(title), item: origin + resolveHref(way, base) }];
  });
  return entry({
    "@type": "BreadcrumbList",
    itemListElement: pages.map((page, index) => ({ "@type": "ListItem", position: index + 1, ...page })),
  });
}

type Question = { question: string; answer: readonly string[] };

function questionsOn({ site, page, record }: Shown, base: string): HeadEntry[] {
  const questions = page.order.flatMap((key) => {
    const block = page.sections[key];
    if (!block || block.isHidden || page.samples?.[key] === true) return [];
    const samples = page.samples?.[key] ?? [];
    const { questions: list } = resolve(block.props, { base, collections: site.collections, record }) as {
      questions?: unknown;
    };
    if (!Array.isArray(list)) return [];
    return list.filter(
      (one, index): one is Question =>
        isQuestion(one) && !samples.some((at) => at.startsWith(`questions/${index}/`)),
    );
  });
  if (questions.length === 0) return [];
  return [
    entry({
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer.join("\n") },
      })),
    }),
  ];
}

function isQuestion(value: unknown): value is Question {
  const { question, answer } = (value ?? {}) as Partial<Question>;
  return (
    typeof question === "string" && Array.isArray(answer) && answer.every((one) => typeof one === "string")
  );
}

function entry(data: object): HeadEntry {
  return { "script:ld+json": { "@context": "https://schema.org", ...data } };
}
