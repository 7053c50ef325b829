const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const entryImport = /\bimport\("([^"]+)"\)/;

/** Milliseconds after which scripts are fetched in a browser that does not tell when it has painted. */
const latestStart = 2_000;

/**
 * Lets a hydrated page show itself before it fetches its scripts: a hundred kilobytes that are fetched beside the faces
 * and pictures of the first paint delay it on a phone. Then all are asked for, one by one, and run as they come, the one
 * that starts React last: asked for and run in one go they would hold the page's thread for a tenth of a second and more.
 * A tab in the background paints nothing and need not wait. The script element itself stays, because React looks for
 * it. `html` is a whole document; one without React comes back as it is. Throws when the script that starts React is not
 * what React Router writes.
 */
export function deferHydration(html: string): string {
  const text = startScript.exec(html)?.[1];
  if (text === undefined) return html;
  const entry = entryImport.exec(text)?.[1];
  const run = text
    .replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, "const $1=await import($2);")
    .replaceAll(/^import ("[^"]+");$/gm, "await import($1);");
  if (!entry || /^\s*import\s/m.test(run)) throw new Error(`Hydration cannot be deferred: ${text}`);
  const scripts = [...html.matchAll(preloadLink)].map(([, href]) => href);
  const start = [
    "const start=async()=>{clearTimeout(late);",
    `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:"${entry}"}));`,
    `const scripts=[];for(const script of ${JSON.stringify(scripts.filter((script) => script !== entry))})`,
    "{scripts.push(import(script));await new Promise(next=>setTimeout(next))}",
    `await Promise.all(scripts);${run.trim()}},late=setTimeout(start,${latestStart});`,
    "document.hidden?start():new PerformanceObserver((_,observer)=>{observer.disconnect();start()})",
    '.observe({type:"paint",buffered:true})',
  ].join("");
  return html
    .replaceAll(preloadLink, "")
    .replace(startScript, () => `<script type="module" async="">${start}</script>`);
}
