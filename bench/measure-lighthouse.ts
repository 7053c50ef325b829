import { launch } from "chrome-launcher";
import lighthouse, { type Artifacts, auditFlowArtifacts, type Result as LighthouseResult } from "lighthouse";
import { chromiumOptions } from "../tests/chromium.ts";
import { bestVisit, type Visit } from "./best-visit.ts";
import type { Row } from "./rows.ts";
import { serveEmptyPage } from "./serve-empty-page.ts";

const chromeOptions = {
  chromePath: chromiumOptions.executablePath,
  chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  logLevel: "silent",
} as const;

/** What no slowdown changes. */
const steadyCategories = ["accessibility", "best-practices", "seo"];

/** A page that is visited: at `url`, or at its path of the origin; and what it must reach. */
export type VisitedPage = { path: string; url?: string; performance: number; seo: boolean };

/**
 * Lighthouse as on a phone for each of `pages`, and in the same run for a page of 14 KB with nothing in it, which says
 * what this machine can do at best. Each visit is judged twice: with the slowdown that makes this machine the phone,
 * which counts, and with Lighthouse's constant four, which is shown beside it.
 */
export async function measureLighthouse(origin: string, pages: VisitedPage[]): Promise<Row[]> {
  const chrome = await launch({ ...chromeOptions, chromeFlags: [...chromeOptions.chromeFlags] });
  const empty = await serveEmptyPage();
  const urlOf = ({ url, path }: VisitedPage) => url ?? origin + path;
  try {
    const speed = await measureSpeed(empty.url, chrome.port);
    const slowdown = slowdownFor(speed);
    const urls = [empty.url, ...pages.map(urlOf)];
    const visits = await visitInRounds(urls, (url) => visit(url, chrome.port, slowdown));
    const best = (url: string) => bestVisit(visits.get(url) ?? []);
    const reference = best(empty.url);
    const later = middleOf([...visits.values()].flat().map((one) => one.speed));
    const machine: Row = {
      what: "this machine's speed as Lighthouse finds it, and the slowdown that fits it",
      budget: "-",
      value: `${speed.toFixed(0)}, ${slowdown.toFixed(1)}x (${later.toFixed(0)} over all visits)`,
      holds: true,
    };
    return [machine, ...pages.flatMap((page) => describe(page, best(urlOf(page)), reference))];
  } finally {
    chrome.kill();
    empty.close();
  }
}

/** Says what Lighthouse finds of pages, one after the other, each at its best of so many visits; `close` ends it. */
export async function openLighthouse(): Promise<{
  score: (url: string, visits: number) => Promise<Visit>;
  close: () => void;
}> {
  const chrome = await launch({ ...chromeOptions, chromeFlags: [...chromeOptions.chromeFlags] });
  const empty = await serveEmptyPage();
  const slowdown = slowdownFor(await measureSpeed(empty.url, chrome.port));
  return {
    score: async (url, visits) => {
      const made: Visit[] = [];
      // Now and then Chromium reports no paint at all: such a visit says nothing of the page.
      for (let round = 0; made.length < visits && round < visits + 5; round += 1) {
        const next = await visit(url, chrome.port, slowdown);
        if (Number.isFinite(next.lcp)) made.push(next);
      }
      return bestVisit(made);
    },
    close: () => {
      chrome.kill();
      empty.close();
    },
  };
}

function describe({ path, performance, seo }: VisitedPage, page: Visit, reference: Visit): Row[] {
  const wanted = [performance, 100, 100, seo ? 100 : 0];
  const scores = [page.performance, ...page.steadyScores];
  return [
    {
      what: `${path}: Lighthouse mobile`,
      budget: wanted.map((score) => (score === 0 ? "-" : String(score))).join(" / "),
      value: `${scores.join(" / ")} (${page.performanceAtFour} at 4x)`,
      holds: scores.every((score, index) => score >= (wanted[index] ?? 0)),
    },
    ratio(`${path}: FCP to an empty page's`, 1.25, page.fcp, reference.fcp),
    ratio(`${path}: LCP to an empty page's`, 2.5, page.lcp, reference.lcp),
    { what: `${path}: CLS`, budget: "<= 0.01", value: page.cls.toFixed(3), holds: page.cls <= 0.01 },
  ];
}

function ratio(what: string, budget: number, value: number, reference: number): Row {
  const measured = value / reference;
  return {
    what,
    budget: `<= ${budget}x`,
    value: `${measured.toFixed(2)}x (${Math.round(value)} to ${Math.round(reference)} ms)`,
    holds: measured <= budget,
  };
}

/**
 * How many times slower Lighthouse's phone is than a machine of that benchmark index, by the calculator that Lighthouse's
 * docs/throttling.md asks to calibrate with: 1 at 150, 2 at 800, 3 at 1,300, 6 at 2,000, and straight lines between
 * them. Lighthouse's constant four fits an index of 1,533.
 */
function slowdownFor(speed: number): number {
  const share = (from: number, to: number) => Math.min(1, Math.max(0, (speed - from) / (to - from)));
  return 1 + share(150, 800) + share(800, 1300) + 3 * share(1300, 2000);
}

/** The machine's speed (benchmark index): the middle of nine, because a neighbour on the machine moves each of them. */
async function measureSpeed(url: string, port: number): Promise<number> {
  const speeds: number[] = [];
  while (speeds.length < 9) {
    const run = await lighthouse(url, { port, onlyCategories: ["seo"], logLevel: "silent" });
    if (!run) throw new Error("Lighthouse did not measure the machine");
    speeds.push(run.artifacts.BenchmarkIndex);
  }
  return middleOf(speeds);
}

/**
 * Three visits of each URL: all URLs once, then all again, so that a busy moment of the machine does not fall on all
 * visits of one page.
 */
async function visitInRounds(
  urls: string[],
  visitOnce: (url: string) => Promise<Visit>,
): Promise<Map<string, Visit[]>> {
  const visits = new Map(urls.map((url): [string, Visit[]] => [url, []]));
  for (let round = 0; round < 10; round += 1) {
    for (const [url, done] of visits) {
      if (done.length >= 3) continue;
      const next = await visitOnce(url);
      // Now and then Chromium reports no paint at all to Lighthouse: such a visit says nothing of the page.
      if (Number.isFinite(next.lcp)) done.push(next);
    }
  }
  for (const [url, done] of visits)
    if (done.length < 3) throw new Error(`Lighthouse gave no result for ${url}`);
  return visits;
}

function middleOf(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function visit(url: string, port: number, slowdown: number): Promise<Visit> {
  const run = await lighthouse(url, {
    port,
    onlyCategories: ["performance", ...steadyCategories],
    disableFullPageScreenshot: true,
    logLevel: "silent",
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr, artifacts } = run;
  const phone = await judge(artifacts, slowdown);
  return {
    steadyScores: steadyCategories.map((name) => scoreOf(lhr, name)),
    performanceAtFour: scoreOf(lhr, "performance"),
    performance: scoreOf(phone, "performance"),
    fcp: metricOf(phone, "first-contentful-paint"),
    lcp: metricOf(phone, "largest-contentful-paint"),
    cls: metricOf(phone, "cumulative-layout-shift"),
    speed: artifacts.BenchmarkIndex,
  };
}

/** The performance of a visit that was made already, on a processor `times` slower than this machine's. */
async function judge(artifacts: Artifacts, times: number): Promise<LighthouseResult> {
  const settings = {
    ...artifacts.settings,
    onlyCategories: ["performance"],
    throttling: { ...artifacts.settings.throttling, cpuSlowdownMultiplier: times },
  };
  const { steps } = await auditFlowArtifacts({
    gatherSteps: [{ flags: settings, artifacts: { ...artifacts, settings } }],
  });
  const [step] = steps;
  if (!step) throw new Error("Lighthouse did not judge the visit");
  return step.lhr;
}

function scoreOf(lhr: LighthouseResult, category: string): number {
  return Math.round((lhr.categories[category]?.score ?? 0) * 100);
}

function metricOf(lhr: LighthouseResult, audit: string): number {
  return lhr.audits[audit]?.numericValue ?? Number.NaN;
}
