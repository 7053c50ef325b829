import type { IncomingMessage } from "node:http";
import { pino } from "pino";
import { countVisits } from "../server/visits/count-visits.ts";
import { costOf } from "./cost-of-request.ts";
import type { Row } from "./rows.ts";
import { percentileOf } from "./times.ts";

const turns = 15;
const visitsOfTurn = 20_000;
const servedTurns = 3;
const budget = 5;

const agents = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
];
const pages = ["/", "/about", "/contact", "/prices"];

/**
 * What counting one visit costs the thread that answers, in processor time; its writing is left out, which happens once in five
 * seconds for all visits.
 */
export async function measureVisits(): Promise<Row> {
  const pool = { query: async () => ({ rows: [{ salt: Buffer.alloc(32, 7) }] }) };
  const log = pino({ level: "silent" });
  const counter = countVisits({ pool: pool as never, log }, { writeEvery: 3_600_000 });
  await new Promise((resolve) => setTimeout(resolve, 10)); // the salt comes
  const requests = Array.from({ length: visitsOfTurn }, (_, index) => requestOf(index));
  const sites = Array.from({ length: 50 }, () => ({ id: crypto.randomUUID() }));
  const costs: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const before = process.cpuUsage();
    for (const [index, request] of requests.entries()) {
      const site = sites[index % sites.length];
      if (site) counter.count(request, site, pages[index % pages.length]);
    }
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / visitsOfTurn);
  }
  await counter.stop();
  const cost = percentileOf(costs, 0.5);
  return {
    what: "counting a visit, by itself",
    budget: `<= ${budget} µs`,
    value: `${cost.toFixed(1)} µs`,
    holds: cost <= budget,
  };
}

/** What a page costs more that is counted: the same asked for in turns by a browser, and by a machine that says as much of itself. */
export async function measureCounted(
  site: { url: string; headers: Record<string, string> },
  pid: number,
): Promise<Row> {
  const [browser = ""] = agents;
  const machine = `Googlebot/2.1 ${"x".repeat(browser.length)}`.slice(0, browser.length);
  const costOfAgent = (agent: string) =>
    costOf({ ...site, headers: { ...site.headers, "User-Agent": agent } }, pid);
  const counted: number[] = [];
  const others: number[] = [];
  for (let turn = 0; turn < servedTurns; turn += 1) {
    counted.push(await costOfAgent(browser));
    others.push(await costOfAgent(machine));
  }
  const [cost, other] = [Math.min(...counted), Math.min(...others)];
  return {
    what: "page of a site: CPU per request more where it is counted",
    budget: `<= ${budget} µs`,
    value: `${(cost - other).toFixed(1)} µs (${cost.toFixed(1)} to ${other.toFixed(1)} µs, ${(cost / other).toFixed(2)}x)`,
    holds: cost - other <= budget,
  };
}

/** As a proxy on this machine passes it on. */
function requestOf(index: number): IncomingMessage {
  return {
    method: "GET",
    url: "/",
    socket: { remoteAddress: "127.0.0.1" },
    headers: {
      host: "weir.sites.test",
      "user-agent": agents[index % agents.length],
      "x-forwarded-for": `10.${index % 7}.${Math.floor(index / 250) % 250}.${index % 250}`,
      ...(index % 3 === 0 && { referer: `https://from-${index % 20}.test/a/page` }),
    },
  } as unknown as IncomingMessage;
}
