import type { Script, ScriptMap } from "./bundle/script-map.ts";

/** What of a page decides over its scripts: the blocks that live there, and its markup. */
type Shown = {
  address: string;
  html: string;
  islands: readonly string[];
  records?: { path: string } | undefined;
};

const menu = /<nav\b[^>]* popover=[\s\S]*?<\/nav>/g;

/** The page with the scripts that it needs, and all files that these may ask for. A page that needs none has none. */
export function addScripts(
  { address, html, islands, records }: Shown,
  scripts: ScriptMap,
): { html: string; files: string[] } {
  const enhancement = enhancementOf(address, html, scripts.enhancement);
  const wanted = [...enhancement, ...islands.flatMap((type) => scripts.islands[type] ?? [])];
  if (wanted.length === 0) return { html, files: [] };
  const starts = new Set(wanted.flatMap(({ needs: [start] }) => start ?? []));
  const needs = new Set(wanted.flatMap((script) => script.needs));
  // Low: the faces of the first paint come before them.
  const elements = [
    ...(records
      ? [`<link rel="preload" as="fetch" href="${records.path}" crossorigin fetchpriority="low">`]
      : []),
    ...Array.from(needs, (file) =>
      starts.has(file) ? "" : `<link rel="modulepreload" href="${file}" fetchpriority="low">`,
    ),
    ...Array.from(starts, (file) => `<script type="module" src="${file}" fetchpriority="low"></script>`),
  ];
  return {
    html: html.replace("</body>", () => `${elements.join("")}</body>`),
    files: [...new Set(wanted.flatMap(({ files }) => files))],
  };
}

/** The engine's script, where a page shows what it is for; the part that draws particles only where there are some. */
function enhancementOf(address: string, html: string, script: Script): Script[] {
  if (html.includes(" data-particles=")) return [script];
  const isNeeded = html.includes(" data-copy=") || hasMenuOfPlaces(address, html);
  return isNeeded ? [{ ...script, files: script.needs }] : [];
}

/** Whether a link of a menu leads to a place on the same page, so that a script must close it. */
function hasMenuOfPlaces(address: string, html: string): boolean {
  return Array.from(html.matchAll(menu), ([text]) => text).some(
    (text) => text.includes(' href="#') || text.includes(` href="${address}#`),
  );
}
