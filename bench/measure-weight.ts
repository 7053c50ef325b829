import type { Browser } from "@playwright/test";
import { kib, type Row } from "./rows.ts";

type Load = { url: string; type: string; bytes: number };

export type WeightBudget = {
  page: string;
  path: string;
  html?: number;
  js: number;
  total?: number;
  requests?: number;
};

/** What a phone downloads to show a page, before anybody scrolls: bytes on the wire, by kind. */
export async function measureWeight(browser: Browser, origin: string, budget: WeightBudget): Promise<Row[]> {
  const loads = await recordLoads(browser, origin + budget.path);
  const sum = (type?: string) =>
    loads
      .filter((load) => type === undefined || load.type === type)
      .reduce((total, load) => total + load.bytes, 0);
  const html = sum("Document") + sum("Stylesheet");
  const rows: Row[] = [];
  const add = (what: string, budgetText: string, value: string, holds: boolean) =>
    rows.push({ what: `${budget.page}: ${what}`, budget: budgetText, value, holds });
  if (budget.html) add("HTML + CSS", `<= ${kib(budget.html)}`, kib(html), html <= budget.html);
  add("JS", `<= ${kib(budget.js)}`, kib(sum("Script")), sum("Script") <= budget.js);
  if (budget.total)
    add("total before scrolling", `<= ${kib(budget.total)}`, kib(sum()), sum() <= budget.total);
  if (budget.requests) {
    add("requests", `<= ${budget.requests}`, String(loads.length), loads.length <= budget.requests);
  }
  return rows;
}

async function recordLoads(browser: Browser, url: string): Promise<Load[]> {
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
    loads.set(requestId, { url: request.url, type: type ?? "Other", bytes: 0 });
  });
  const headers = new Map<string, number>();
  client.on("Network.responseReceived", ({ requestId, response }) =>
    headers.set(requestId, response.encodedDataLength),
  );
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    // The budgets are about content: the headers that came first are left out.
    if (load) load.bytes = Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  return [...loads.values()].filter((load) => !load.url.startsWith("data:"));
}
