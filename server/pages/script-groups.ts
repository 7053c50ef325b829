import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

/** Where a route stands: the agency and the demos are two families, each demo is a world, and so is each of `app`'s folders. */
type Place = { family: string; world?: string; page?: string };

/** A file of scripts, and how many pages share it: what more of them share is cut out first. */
type Chunk = { level: (typeof levels)[number]; name: string };

type Needs = { entries: string[]; isLazy: boolean };

const levels = ["site", "family", "world", "page"] as const;

const stylesheet = /\.css($|\?)/;
const react = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|vite\/preload-helper/;

/** Routes that are never the first of a visit to need React (app/root.tsx): what only they need is left to itself. */
const withoutReact = /[\\/](?:demos[\\/][\w-]+[\\/]site|landing|start|not-found)-route\.tsx/;
const routeFile = /[\\/]app[\\/](demos[\\/])?([\w-]+)[\\/](?:[\w-]+[\\/])*([\w-]+)-route\.tsx/;
const layoutFile = /[\\/]app[\\/](?:demos[\\/](?:demo)|agency)-layout\.tsx/;
const rootFile = /[\\/]app[\\/]root\.tsx/;

/**
 * How the scripts that browsers load are cut into files (rolldown's `codeSplitting`). Left to itself rolldown makes one
 * of whatever the same set of pages shares: 20 to 29 for a page, each of which costs 0.7 KiB of headers and a
 * millisecond of a phone's thread. Here it is one for React and what the whole site shares, one for what pages of several
 * demos share, one for a demo, one for what a page shares with documents alone, and the page's own: ten at most, with
 * entry, root, layout and list of routes. Sheets are left as they were: see sheets-of-entries.ts.
 */
export function scriptGroups(): Rolldown.CodeSplittingOptions {
  const known = new Map<string, Needs>();
  return {
    groups: [
      { name: "sheet", test: stylesheet, entriesAware: true, priority: levels.length + 2 },
      { name: "account-client", test: /[\\/]node_modules[\\/]@supabase[\\/]/, priority: levels.length + 1 },
      ...levels.map((level, at) => ({
        debugName: level,
        name: (id: string, graph: Graph) => {
          const chunk = chunkOf(id, graph, known);
          return chunk?.level === level ? chunk.name : null;
        },
        priority: levels.length - at,
      })),
    ],
  };
}

/** The file that a module goes to; undefined where it is a page's own, or of no page that hydrates. */
function chunkOf(id: string, graph: Graph, known: Map<string, Needs>): Chunk | undefined {
  if (react.test(id)) return { level: "site", name: "site" };
  const module = graph.getModuleInfo(id);
  if (!module || module.isEntry) return undefined;
  const { entries: needing, isLazy } = needsOf(id, graph, known);
  const places = needing.flatMap((entry) => placeOf(entry) ?? []);
  const [place, ...others] = places;
  if (needing.some((entry) => rootFile.test(entry))) return { level: "site", name: "site" };
  if (!place) return undefined;
  if (others.some(({ family }) => family !== place.family)) {
    // Two families show one picture each of a list of twenty.
    const isPictures = /[\\/](?:[\w]+-)?pictures\.ts$/.test(id);
    return isPictures ? { level: "family", name: "pictures" } : { level: "site", name: "site" };
  }
  if (!place.world || others.some(({ world }) => world !== place.world))
    return { level: "family", name: place.family };
  if (others.length > 0 || isLazy) return { level: "world", name: place.world };
  if (needing.length === 1) return undefined;
  // What stands beside the routes of a demo are its documents; rooms of an account have none of which each needs its own.
  return place.family === "demos"
    ? { level: "page", name: `${place.world}-${place.page}` }
    : { level: "world", name: place.world };
}

/** The entries from which static imports lead to a module, and whether some lead there from what is loaded later. */
function needsOf(id: string, graph: Graph, known: Map<string, Needs>): Needs {
  const found = known.get(id);
  if (found) return found;
  const seen = new Set([id]);
  for (const next of seen)
    for (const importer of graph.getModuleInfo(next)?.importers ?? []) seen.add(importer);
  const importers = [...seen].flatMap((next) => graph.getModuleInfo(next) ?? []);
  const needs = {
    entries: importers.filter(({ isEntry }) => isEntry).map((importer) => importer.id),
    isLazy: importers.some(({ dynamicImporters }) => dynamicImporters.length > 0),
  };
  known.set(id, needs);
  return needs;
}

function placeOf(entry: string): Place | undefined {
  if (withoutReact.test(entry)) return undefined;
  const [layout] = layoutFile.exec(entry) ?? [];
  if (layout) return { family: layout.includes("agency") ? "agency" : "demos" };
  const [, demos, world, page] = routeFile.exec(entry) ?? [];
  return world && page ? { family: demos ? "demos" : "agency", world, page } : undefined;
}
