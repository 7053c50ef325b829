import type { Browser } from "@playwright/test";
import { kib, type Row } from "./rows.ts";

/** What was loaded, its headers apart. */
export type Load = { url: string; type: string; bytes: number; headers: number };

export type WeightBudget = {
  page: string;
  path: string;
  html?: number;
  js: number;
  total?: number;
  requests?: number;
  scripts?: number;
  /** Whether the answers' headers count too: what fits into one round trip is counted with them. */
  withHeaders?: boolean;
};

/** What a phone downloads to show a page, before anybody scrolls: bytes on the wire, by kind, and how many scripts. */
export async function measureWeight(browser: Browser, origin: string, budget: WeightBudget): Promise<Row[]> {
  const loads = await recordLoads(browser, origin + budget.path);
  const scripts = loads.filter(({ type }) => type === "Script").length;
  const sum = (type?: string) =>
    loads
      .filter((load) => type === undefined || load.type === type)
      .reduce((total, load) => total + load.bytes + (budget.withHeaders ? load.headers : 0), 0);
  const html = sum("Document") + sum("Stylesheet");
  const rows: Row[] = [];
  const add = (what: string, budgetText: string, value: string, holds: boolean) =>
    rows.push({
      what: `${budget.page}: ${what}${budget.withHeaders && value.endsWith("KiB") ? ", with headers" : ""}`,
      budget: budgetText,
      value,
      holds,
    });
  if (budget.html) add("HTML + CSS", `<= ${kib(budget.html)}`, kib(html), html <= budget.html);
  add("JS", `<= ${kib(budget.js)}`, kib(sum("Script")), sum("Script") <= budget.js);
  if (budget.scripts) add("scripts", `<= ${budget.scripts}`, String(scripts), scripts <= budget.scripts);
  if (budget.total)
    add("total before scrolling", `<= ${kib(budget.total)}`, kib(sum()), sum() <= budget.total);
  if (budget.requests) {
    add("requests", `<= ${budget.requests}`, String(loads.length), loads.length <= budget.requests);
  }
  return rows;
}

/** What a phone loads at `url` before anybody scrolls. */
export async function recordLoads(browser: Browser, url: string): Promise<Load[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  const loads = new Map<string, Load>();
  client.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    loads.set(requestId, { url: request.url, type: type ?? "Other", bytes: 0, headers: 0 });
  });
  const headers = new Map<string, number>();
  client.on("Network.responseReceived", ({ requestId, response }) =>
    headers.set(requestId, response.encodedDataLength),
  );
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (!load) return;
    load.headers = headers.get(requestId) ?? 0;
    load.bytes = Math.max(0, encodedDataLength - load.headers);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  return [...loads.values()].filter((load) => !load.url.startsWith("data:"));
}
