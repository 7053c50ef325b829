import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";

export type Load = {
  requests: number;
  perSecond: number;
  /** Milliseconds within which 95 of 100 answers came. */
  p95: number;
  p99: number;
  failures: number;
};

export type LoadOptions = {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Asks for one of these under the Host header, at random. */
  hosts?: string[];
};

const report = join(import.meta.dirname, "report.lua");
export const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;

/**
 * Asks `url` as fast as `connections` keep up for `seconds`. By wrk where it is installed: autocannon, which comes with
 * the packages, takes more processor time than what it measures and holds it back.
 */
export function load(options: LoadOptions): Promise<Load> {
  const headers = { "accept-encoding": "gzip, br", ...options.headers };
  return hasWrk ? loadByWrk({ ...options, headers }) : loadByAutocannon({ ...options, headers });
}

async function loadByWrk({
  url,
  connections,
  seconds,
  headers = {},
  hosts = [],
}: LoadOptions): Promise<Load> {
  const headerFlags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const flags = ["-t1", `-c${connections}`, `-d${seconds}s`, "-s", report, ...headerFlags, url];
  const wrk = spawn("wrk", flags, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, HOSTS: hosts.join(" ") },
  });
  let output = "";
  wrk.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    output += chunk;
  });
  await once(wrk, "close");
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  const broken =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  return {
    requests: Number(/(\d+) requests in/.exec(output)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p95: Number(/P95 (\d+) us/.exec(output)?.[1]) / 1000,
    p99: Number(/P99 (\d+) us/.exec(output)?.[1]) / 1000,
    failures: broken.map(Number).reduce((sum, count) => sum + count, refused),
  };
}

async function loadByAutocannon({
  url,
  connections,
  seconds,
  headers = {},
  hosts = [],
}: LoadOptions): Promise<Load> {
  const anyHost = () => hosts[Math.floor(Math.random() * hosts.length)] ?? "";
  const setupRequest: autocannon.Request["setupRequest"] = (request) => ({
    ...request,
    headers: { ...request.headers, host: anyHost() },
  });
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    // A thread of its own takes no functions along.
    ...(hosts.length > 0 ? { requests: [{ setupRequest }] } : { workers: 1 }),
  });
  return {
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p95: result.latency.p97_5,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
