import { createHash } from "node:crypto";

const manifestAddress = /\/assets\/manifest-[\w-]+\.js/g;

/** The part of an address within which the browser moves without loading (app/demos/demo-layout.tsx); else the agency. */
const world = /^\/?(demos?\/[^/]+)/;

type Route = { id: string; parentId?: string; path?: string };

export type Narrowed = {
  html: string;
  /** The manifest in place of the whole one, to be written beside the other assets; undefined on a page without React. */
  script: { path: string; text: string } | undefined;
};

/** Address of the list of all routes that the page `html` loads; undefined on a page without React. */
export function manifestOf(html: string): string | undefined {
  return html.match(manifestAddress)?.[0];
}

/**
 * Lets a hydrated page load the routes of its own world only: the list of all of them, which React Router gives every
 * page, grows by 70 bytes with each page of the site. `address` is the page's, `manifest` the text of the whole list.
 */
export function narrowManifest(html: string, address: string, manifest: string): Narrowed {
  if (manifestOf(html) === undefined) return { html, script: undefined };
  const start = manifest.indexOf("{");
  const end = manifest.lastIndexOf("}") + 1;
  const whole: { routes: Record<string, Route> } = JSON.parse(manifest.slice(start, end));
  const routes = Object.fromEntries(
    [...ownRoutes(whole.routes, worldOf(address))].map((route) => [route.id, route]),
  );
  const name = createHash("sha256")
    .update(JSON.stringify({ ...whole, routes }))
    .digest("base64url")
    .slice(0, 8);
  const path = `/assets/routes-${name}.js`;
  // React Router asks for the list by its own `url` once more when it hydrates.
  const narrow = JSON.stringify({ ...whole, routes, url: path });
  const text = manifest.slice(0, start) + narrow + manifest.slice(end);
  return { html: html.replaceAll(manifestAddress, path), script: { path, text } };
}

/** The routes with an address in `own`, and those that they stand in. */
function ownRoutes(all: Record<string, Route>, own: string): Set<Route> {
  const kept = new Set<Route>();
  for (const leaf of Object.values(all)) {
    const isAddress = leaf.path !== undefined ? leaf.path !== "" : "index" in leaf;
    if (!isAddress || worldOf(leaf.path ?? "") !== own) continue;
    for (let route: Route | undefined = leaf; route; route = route.parentId ? all[route.parentId] : undefined)
      kept.add(route);
  }
  return kept;
}

function worldOf(address: string): string {
  return world.exec(address)?.[1] ?? "";
}
