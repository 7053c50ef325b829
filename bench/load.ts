import autocannon from "autocannon";

export type Load = { requests: number; perSecond: number; p95: number; failures: number };

/** Asks `url` as fast as `connections` keep up for `seconds`, from a thread of its own. Latency in milliseconds. */
export async function load(options: {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}): Promise<Load> {
  const result = await autocannon({
    url: options.url,
    connections: options.connections,
    duration: options.seconds,
    workers: 1,
    headers: { "accept-encoding": "gzip, br", ...options.headers },
  });
  return {
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p95: result.latency.p97_5,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
