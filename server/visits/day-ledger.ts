import { unnamedSources, type VisitKind, visitKinds } from "../../contract/visits.ts";

/** What is told the database of a day, as `private.count_visits` takes it. */
export type LedgerRows = {
  views: { site: string; day: string; page: string; source: string; kind: VisitKind; count: number }[];
  missed: { site: string; day: string; path: string; count: number }[];
  people: { site: string; day: string; hash: string }[];
};

/** The visits of one day that the database does not know of yet. */
export type DayLedger = {
  view: (site: string, page: string, source: string, kind: VisitKind, count?: number) => void;
  /** A path that nothing is at. */
  miss: (site: string, path: string, count?: number) => void;
  /** Somebody, whom their hash stands for. */
  meet: (site: string, hash: string) => void;
  isEmpty: () => boolean;
  /** All of it; the ledger is empty then. */
  take: () => LedgerRows;
};

type OfSite = {
  /** By page and source, for each kind. */
  pages: Map<string, Map<string, number[]>>;
  /** The sources that are named, with how often each is together with a page. */
  sources: Set<string>;
  named: number;
  missed: Map<string, number>;
  people: Set<string>;
};

/** Of a day and a site, as in the database: so that nobody fills the memory with names that they make up. */
const mostSources = 200;
const mostNamed = 1_000;
const mostMissed = 50;
/** Of a day and a site: who comes beyond is not told apart while the database is away. */
const mostPeople = 50_000;
const longestPath = 200;

export function createDayLedger(day: string): DayLedger {
  const sites = new Map<string, OfSite>();

  function ofSite(site: string): OfSite {
    let found = sites.get(site);
    if (!found) {
      found = { pages: new Map(), sources: new Set(), named: 0, missed: new Map(), people: new Set() };
      sites.set(site, found);
    }
    return found;
  }

  function countsOf(own: OfSite, page: string, source: string): number[] {
    let sources = own.pages.get(page);
    if (!sources) {
      sources = new Map();
      own.pages.set(page, sources);
    }
    const found = sources.get(source);
    if (found) return found;
    if (isNamed(source)) {
      const isFull = own.sources.size >= mostSources && !own.sources.has(source);
      if (isFull || own.named >= mostNamed) return countsOf(own, page, unnamedSources.other);
      own.sources.add(source);
      own.named += 1;
    }
    const counts = [0, 0, 0];
    sources.set(source, counts);
    return counts;
  }

  return {
    view: (site, page, source, kind, count = 1) => {
      const counts = countsOf(ofSite(site), page, source);
      const place = visitKinds.indexOf(kind);
      counts[place] = (counts[place] ?? 0) + count;
    },
    miss: (site, path, count = 1) => {
      const { missed } = ofSite(site);
      const short = path.slice(0, longestPath);
      const key = missed.has(short) || missed.size < mostMissed ? short : "";
      missed.set(key, (missed.get(key) ?? 0) + count);
    },
    meet: (site, hash) => {
      const { people } = ofSite(site);
      if (people.size < mostPeople) people.add(hash);
    },
    isEmpty: () => sites.size === 0,
    take: () => {
      const rows: LedgerRows = { views: [], missed: [], people: [] };
      for (const [site, { pages, missed, people }] of sites) {
        for (const [page, sources] of pages) {
          for (const [source, counts] of sources) {
            for (const [place, kind] of visitKinds.entries()) {
              const count = counts[place] ?? 0;
              if (count > 0) rows.views.push({ site, day, page, source, kind, count });
            }
          }
        }
        for (const [path, count] of missed) rows.missed.push({ site, day, path, count });
        for (const hash of people) rows.people.push({ site, day, hash });
      }
      sites.clear();
      return rows;
    },
  };
}

function isNamed(source: string): boolean {
  return source !== "" && source !== unnamedSources.direct && source !== unnamedSources.other;
}
