import { exportContent } from "./export-content.ts";
import type { SiteContents } from "./read-contents.ts";
import { readmeStyle } from "./readme-style.ts";

const words = exportContent.page;

/** The page of an export that says what is what: one file, which needs nothing beside it. */
export function readmePage(contents: SiteContents, day: Date): string {
  const { name, live, pictures } = contents;
  const { parts } = words;
  const shown = [
    live.length > 0 ? parts.site : parts.none,
    parts.document,
    ...(pictures.length > 0 ? [parts.pictures] : []),
    parts.messages,
  ];
  const on = day.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(words.title(name))}</title>
<style>${readmeStyle}</style>
<header>
<h1>${escaped(words.heading(name))}</h1>
<p>${words.lead}</p>
</header>
<main>
${shown.map(section).join("\n")}
</main>
<footer>${words.colophon(on)}</footer>
</html>
`;
}

type Part = { name: string; title: string; text: string; note?: string; hint?: string };

function section({ name, title, text, note, hint }: Part): string {
  return `<section>
<h2><span>${title}</span> <code>${name}</code></h2>
<div><p>${text}</p>${note ? `<p class="note">${note}</p>` : ""}${hint ? `<p class="hint">${hint}</p>` : ""}</div>
</section>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
