import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { brotliCompressSync } from "node:zlib";
import { demos } from "../app/demos/catalog.ts";
import { demoPages } from "../app/demos/demo-pages.ts";
import { renderSite } from "../server/publishing/render-site.ts";
import type { SiteFile } from "../server/publishing/site-file.ts";
import { startRenderer } from "../server/publishing/start-renderer.ts";
import { kib, type Row } from "./rows.ts";

const budgets = { page: 15, site: 150, loop: 15 };

type Sample = { slug: string; base: string; document: unknown };

/** What publishing the templates' own sites costs, what it does to those who wait beside it, and what comes out. */
export async function measurePublishing(buildDirectory: string): Promise<Row[]> {
  const samples = await Promise.all(
    demos.map(async ({ slug, path: base }): Promise<Sample> => {
      const { site } = await import(`../templates/${slug}/site.ts`);
      return { slug, base, document: JSON.parse(JSON.stringify(site)) };
    }),
  );
  const { rows, sites } = await measureTime(samples);
  return [...rows, await measureLoop(samples), await compareWeights(sites, buildDirectory)];
}

type Rendered = Sample & { pages: SiteFile[] };

/** The second time: what the first compiles is there for all sites that follow. */
async function measureTime(samples: Sample[]): Promise<{ rows: Row[]; sites: Rendered[] }> {
  const to = { origin: "https://site.invalid" };
  for (const { document } of samples) await renderSite(document, to);
  const sites: Rendered[] = [];
  let slowest = 0;
  const begun = process.cpuUsage();
  for (const sample of samples) {
    const before = process.cpuUsage();
    const { files } = await renderSite(sample.document, to);
    slowest = Math.max(slowest, milliseconds(process.cpuUsage(before)));
    sites.push({ ...sample, pages: files.filter(({ policy }) => policy) });
  }
  const all = milliseconds(process.cpuUsage(begun));
  const page = all / sites.reduce((sum, { pages }) => sum + pages.length, 0);
  const site = all / sites.length;
  return {
    sites,
    rows: [
      {
        what: "publishing: processor time of a page, not compressed",
        budget: `<= ${budgets.page} ms`,
        value: `${page.toFixed(1)} ms`,
        holds: page <= budgets.page,
      },
      {
        what: "publishing: processor time of a site",
        budget: `<= ${budgets.site} ms`,
        value: `${site.toFixed(0)} ms, the slowest ${slowest.toFixed(0)} ms`,
        holds: site <= budgets.site,
      },
    ],
  };
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

/** How late this thread is while another one renders all sites. */
async function measureLoop(samples: Sample[]): Promise<Row> {
  const renderer = startRenderer();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (const { document } of samples) await renderer.render(document, { origin: "https://site.invalid" });
  delay.disable();
  await renderer.stop();
  const p99 = delay.percentile(99) / 1e6;
  return {
    what: "publishing: event loop beside it, p99",
    budget: `<= ${budgets.loop} ms`,
    value: `${p99.toFixed(1)} ms`,
    holds: p99 <= budgets.loop,
  };
}

/** Each page beside the one of its demo, HTML with CSS in brotli. */
async function compareWeights(sites: Rendered[], buildDirectory: string): Promise<Row> {
  const heavier: string[] = [];
  let ours = 0;
  let theirs = 0;
  for (const { slug, base, pages } of sites) {
    const ofDemo = new Set(
      demoPages.filter(({ demo }) => demo === slug).flatMap(({ addresses }) => addresses),
    );
    for (const { path, bytes } of pages) {
      const address = base + path.replace(/^\/$/, "");
      if (!ofDemo.has(address)) continue;
      const demo = await readFile(join(buildDirectory, address, "index.html"));
      const [own, other] = [bytes, demo].map((content) => brotliCompressSync(content).byteLength) as [
        number,
        number,
      ];
      ours += own;
      theirs += other;
      if (own > other) heavier.push(address);
    }
  }
  return {
    what: "publishing: pages heavier than their demo's",
    budget: "0",
    value: `${heavier.length}${heavier.length > 0 ? ` (${heavier.join(", ")})` : ""}, ${kib(ours)} for ${kib(theirs)}`,
    holds: heavier.length === 0,
  };
}
