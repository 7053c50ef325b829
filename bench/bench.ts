import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { demos as templates } from "../app/demos/catalog.ts";
import { demoPages } from "../app/demos/demo-pages.ts";
import { chromiumOptions } from "../tests/chromium.ts";
import { startProduct } from "../tests/start-product.ts";
import { measureAccounts } from "./measure-accounts.ts";
import { measureDesigns } from "./measure-designs.ts";
import { measureEditor } from "./measure-editor.ts";
import { measureFittingRoom } from "./measure-fitting-room.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureLists } from "./measure-lists.ts";
import { measurePages } from "./measure-pages.ts";
import { measureMemory, measureStarts } from "./measure-process.ts";
import { measurePublished } from "./measure-published.ts";
import { measurePublishing } from "./measure-publishing.ts";
import { measureServing } from "./measure-serving.ts";
import { measureSites } from "./measure-sites.ts";
import { measureVisits } from "./measure-visits.ts";
import { measureWeight, type WeightBudget } from "./measure-weight.ts";
import { type BenchOptions, OptionsError, readOptions } from "./read-options.ts";
import { formatTable, type Row } from "./rows.ts";

const KiB = 1024;
const root = join(import.meta.dirname, "..");

/** Each page of each demo once, of those that take records the first. A page without state ships no React. */
const demos = demoPages
  .filter(({ path }) => !path.endsWith("/404"))
  .flatMap(({ file, addresses: [path] }) =>
    path ? { path, isStatic: file.endsWith("/site-route.tsx") } : [],
  );

const weights: WeightBudget[] = [
  {
    page: "landing",
    path: "/",
    html: 14.2 * KiB,
    js: 5 * KiB,
    total: 120 * KiB,
    requests: 8,
    withHeaders: true,
  },
  { page: "not found", path: "/nowhere", html: 13.5 * KiB, js: 5 * KiB, total: 100 * KiB },
  // What comes before the first fitting; each design's own part follows when it is tried on.
  { page: "/start", path: "/start", html: 13.5 * KiB, js: 30 * KiB, total: 130 * KiB },
  { page: "/make/wellness", path: "/make/wellness", js: 130 * KiB },
  { page: "/auth", path: "/auth", js: 115 * KiB, scripts: 10 },
  // Without a session these two lead to /auth, whose scripts come on top.
  { page: "/dashboard", path: "/dashboard", js: 150 * KiB },
  { page: "/admin", path: "/admin", js: 150 * KiB },
  ...demos.map(({ path, isStatic }) =>
    isStatic
      ? { page: path, path, html: 13.5 * KiB, js: 2 * KiB, total: 100 * KiB }
      : { page: path, path, js: 115 * KiB, scripts: 10 },
  ),
];

const lighthousePages = [
  { path: "/", performance: 100, seo: true },
  { path: "/start", performance: 98, seo: true },
  { path: "/auth", performance: 98, seo: false },
  ...demos.map(({ path, isStatic }) => ({ path, performance: isStatic ? 100 : 98, seo: true })),
];

/** All rows; with a part of them named, only those. */
async function measure({ pages, published, sites, lists }: BenchOptions): Promise<Row[]> {
  const slugs = templates.map(({ slug }) => slug).filter((slug) => published?.test(slug) ?? true);
  if (slugs.length === 0) throw new OptionsError(`--published ${published?.source} fits no template.`);
  if (published) return measurePublished(slugs);
  if (sites) return [...(await measureSites()), await measureVisits()];
  if (lists) return measureLists();
  const isAsked = ({ path }: { path: string }) => pages?.test(path) ?? true;
  const budgets = weights.filter(isAsked);
  if (budgets.length === 0) throw new OptionsError(`--pages ${pages?.source} fits no page.`);
  const rows: Row[] = [];
  async function step(name: string, measureStep: () => Promise<Row[]>) {
    process.stderr.write(`measuring ${name} ...\n`);
    rows.push(...(await measureStep()));
  }
  const product = await startProduct({ API_REQUESTS_PER_MINUTE: "100000000" }); // what holds besides limits is measured
  try {
    if (!pages) await step("memory", () => measureMemory(product));
    const browser = await chromium.launch(chromiumOptions);
    for (const budget of budgets)
      await step(`weight of ${budget.page}`, () => measureWeight(browser, product.url, budget));
    if (isAsked({ path: "/start" }))
      await step("fitting room", () => measureFittingRoom(browser, product.url));
    if (isAsked({ path: "/make" })) await step("editor", () => measureEditor(browser));
    await browser.close();
    const visited = lighthousePages.filter(isAsked);
    if (visited.length > 0) await step("Lighthouse", () => measureLighthouse(product.url, visited));
    if (pages) return rows;
    await step("pages", () => measurePages(product, join(root, "build/client")));
    await step("accounts", () => measureAccounts(product));
    await step("publishing", () => measurePublishing(join(root, "build/client")));
  } finally {
    await product.stop();
  }
  await step("serving", () => measureServing(join(root, "build/client")));
  await step("sites", measureSites);
  await step("lists", measureLists);
  await step("published sites", () => measurePublished(slugs));
  await step("starts", measureStarts);
  return rows;
}

async function bench(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.designs) {
    await measureDesigns(options.designs);
    return;
  }
  const rows = await measure(options);
  const table = formatTable(rows);
  console.log(table);
  if (options.write)
    await writeFile(
      join(root, "docs/performance.md"),
      `# Performance\n\nWritten by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}, on two cores. Budgets are the product's own; ratios compare\nwith a peer in the same run.\n\n${table}\n`,
    );
  process.exitCode = rows.every((row) => row.holds) ? 0 : 1;
}

bench().catch((error: unknown) => {
  console.error(error instanceof OptionsError ? error.message : error);
  process.exitCode = 1;
});
