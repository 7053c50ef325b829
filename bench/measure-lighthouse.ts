import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumOptions } from "../tests/chromium.ts";
import type { Row } from "./rows.ts";

type Result = { scores: Record<string, number>; fcp: number; lcp: number; cls: number; speed: number };

const categories = ["performance", "accessibility", "best-practices", "seo"];

/**
 * Lighthouse as on a phone for each of `pages`, and in the same run for a page of 14 KB with nothing in it, which says
 * what this machine can do at best.
 */
export async function measureLighthouse(
  origin: string,
  pages: { path: string; performance: number; seo: boolean }[],
): Promise<Row[]> {
  const chrome = await launch({
    chromePath: chromiumOptions.executablePath,
    chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    logLevel: "silent",
  });
  const empty = await serveEmptyPage();
  try {
    const reference = await median(empty.url, chrome.port);
    const rows: Row[] = [
      {
        what: "this machine's speed as Lighthouse finds it (benchmark index)",
        budget: "-",
        value: String(Math.round(reference.speed)),
        holds: true,
      },
    ];
    for (const { path, performance, seo } of pages) {
      const result = await median(origin + path, chrome.port);
      const wanted = categories.map((name) =>
        name === "performance" ? performance : name === "seo" && !seo ? 0 : 100,
      );
      const scores = categories.map((name) => result.scores[name] ?? 0);
      rows.push({
        what: `${path}: Lighthouse mobile`,
        budget: wanted.map((score) => (score === 0 ? "-" : String(score))).join(" / "),
        value: scores.join(" / "),
        holds: scores.every((score, index) => score >= (wanted[index] ?? 0)),
      });
      rows.push(ratio(`${path}: FCP to an empty page's`, 1.1, result.fcp, reference.fcp));
      rows.push(ratio(`${path}: LCP to an empty page's`, 1.5, result.lcp, reference.lcp));
      rows.push({
        what: `${path}: CLS`,
        budget: "<= 0.01",
        value: result.cls.toFixed(3),
        holds: result.cls <= 0.01,
      });
    }
    return rows;
  } finally {
    chrome.kill();
    empty.close();
  }
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

/** The middle of three runs, value by value; of five where three do not agree on the performance, as on a busy moment. */
async function median(url: string, port: number): Promise<Result> {
  const results: Result[] = [];
  // Now and then Chromium reports no paint at all to Lighthouse: such a run says nothing of the page.
  for (let run = 0; run < 10 && results.length < runsFor(results); run += 1) {
    const result = await runOnce(url, port);
    if (Number.isFinite(result.lcp)) results.push(result);
  }
  if (results.length < 3) throw new Error(`Lighthouse gave no result for ${url}`);
  const middle = (value: (result: Result) => number) => middleOf(results.map(value));
  return {
    scores: Object.fromEntries(categories.map((name) => [name, middle(({ scores }) => scores[name] ?? 0)])),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    speed: middle(({ speed }) => speed),
  };
}

function runsFor(results: Result[]): number {
  const agree = new Set(results.slice(0, 3).map(({ scores }) => scores.performance)).size <= 1;
  return agree ? 3 : 5;
}

function middleOf(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function runOnce(url: string, port: number): Promise<Result> {
  const run = await lighthouse(url, { port, onlyCategories: categories, logLevel: "silent" });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = run;
  const metric = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ),
    fcp: metric("first-contentful-paint"),
    lcp: metric("largest-contentful-paint"),
    cls: metric("cumulative-layout-shift"),
    speed: lhr.environment.benchmarkIndex,
  };
}

/** 14 KB that no compression shrinks, and one line of text; an icon of its own, or browsers would ask for one. */
async function serveEmptyPage(): Promise<{ url: string; close: () => void }> {
  const padding = randomBytes(10_300).toString("base64");
  const html = `<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><link rel="icon" href="data:,"><p>Empty</p><!--${padding}-->`;
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
