import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../server/find-free-port.ts";
import type { Product } from "../tests/start-product.ts";
import { load } from "./load.ts";
import type { Row } from "./rows.ts";

const seconds = 5;
const connections = 16;

/** What answering the landing page costs, and how nginx fares with the same file on the same machine in the same run. */
export async function measurePages(product: Product, buildDirectory: string): Promise<Row[]> {
  const url = `${product.url}/`;
  await load({ url, connections, seconds: 2 });
  const cost = await costOf(url, product.pid);
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
  const theirs = await costOf(nginx.url, await workerOf(nginx.child.pid ?? 0));
  nginx.child.kill();
  await rm(nginx.directory, { recursive: true, force: true });
  rows.push({
    what: "static page: CPU per request to nginx's",
    budget: "<= 2.2x",
    value: `${(cost / theirs).toFixed(2)}x (${cost.toFixed(1)} to ${theirs.toFixed(1)} µs)`,
    holds: cost <= theirs * 2.2,
  });
  return rows;
}

/** Processor time that the process takes for one answer, in microseconds. */
async function costOf(url: string, pid: number): Promise<number> {
  const before = await cpuMicroseconds(pid);
  const { requests } = await load({ url, connections, seconds });
  return ((await cpuMicroseconds(pid)) - before) / requests;
}

/** The one process that answers for nginx: its master only looks after it. */
async function workerOf(master: number): Promise<number> {
  return Number((await readFile(`/proc/${master}/task/${master}/children`, "utf8")).trim());
}

/** User and system time of one process so far. `/proc` counts in ticks of 10 ms, fine enough over seconds. */
async function cpuMicroseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

async function startNginx(
  root: string,
): Promise<{ url: string; child: ChildProcess; directory: string } | undefined> {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const directory = await mkdtemp(join(tmpdir(), "fabula-nginx-"));
  const port = await findFreePort();
  const file = join(directory, "nginx.conf");
  await writeFile(
    file,
    `worker_processes 1; daemon off; pid ${directory}/pid; error_log /dev/null; user root;
events { worker_connections 512; }
http { access_log off; types { text/html html; } gzip_static on; etag on; keepalive_requests 10000000;
  client_body_temp_path ${directory}; proxy_temp_path ${directory}; fastcgi_temp_path ${directory};
  uwsgi_temp_path ${directory}; scgi_temp_path ${directory};
  server { listen 127.0.0.1:${port}; root ${root}; location / { try_files $uri $uri/index.html =404; } } }`,
  );
  const child = spawn("nginx", ["-c", file], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return { url, child, directory };
    if (child.exitCode !== null) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  await once(child, "exit");
  return undefined;
}
