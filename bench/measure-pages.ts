import type { Product } from "../tests/start-product.ts";
import { connections, costOf } from "./cost-of-request.ts";
import { load } from "./load.ts";
import type { Row } from "./rows.ts";
import { startNginx } from "./start-nginx.ts";

/** What answering the landing page costs, and how nginx fares with the same file on the same machine in the same run. */
export async function measurePages(product: Product, buildDirectory: string): Promise<Row[]> {
  const url = `${product.url}/`;
  await load({ url, connections, seconds: 2 });
  const cost = await costOf({ url }, product.pid);
  const rows: Row[] = [
    {
      what: "static page: CPU per request",
      budget: "<= 45 µs",
      value: `${cost.toFixed(1)} µs`,
      holds: cost <= 45,
    },
  ];
  const nginx = await startNginx(buildDirectory);
  if (!nginx) return rows;
  await load({ url: nginx.url, connections, seconds: 2 });
  const theirs = await costOf(nginx, nginx.pid);
  await nginx.stop();
  rows.push({
    what: "static page: CPU per request to nginx's",
    budget: "<= 2.2x",
    value: `${(cost / theirs).toFixed(2)}x (${cost.toFixed(1)} to ${theirs.toFixed(1)} µs)`,
    holds: cost <= theirs * 2.2,
  });
  return rows;
}
