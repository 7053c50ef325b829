import { createHash } from "node:crypto";

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Milliseconds after which scripts are fetched in a browser that does not tell when it has painted. */
const latestStart = 2_000;

export type Deferred = {
  html: string;
  /** The script that starts React, to be written beside the other assets; undefined on a page without React. */
  script: { path: string; text: string } | undefined;
};

/**
 * Lets a hydrated page show itself before it fetches its scripts: a hundred kilobytes that are fetched beside the faces
 * and pictures of the first paint delay it on a phone. Then all of them are asked for at once, as the links in the
 * head would have done. A tab in the background paints nothing and need not wait. The script element itself stays,
 * because React looks for it. `html` is a whole document; one without React comes back as it is.
 */
export function deferHydration(html: string): Deferred {
  const text = startScript.exec(html)?.[1];
  if (text === undefined) return { html, script: undefined };
  const preloads = [...html.matchAll(preloadLink)].map(([, href]) => href ?? "");
  const path = `/assets/start-${createHash("sha256").update(text).digest("base64url").slice(0, 8)}.js`;
  const start = [
    `const start=()=>{clearTimeout(late);for(const href of ${JSON.stringify([...preloads, path])})`,
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    `import("${path}")},late=setTimeout(start,${latestStart});`,
    "document.hidden?start():new PerformanceObserver((_,observer)=>{observer.disconnect();start()})",
    '.observe({type:"paint",buffered:true})',
  ].join("");
  return {
    html: html
      .replaceAll(preloadLink, "")
      .replace(startScript, () => `<script type="module" async="">${start}</script>`),
    script: { path, text },
  };
}
