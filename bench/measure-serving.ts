import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type pg from "pg";
import { pagePolicy } from "../server/http/security-headers.ts";
import { startProduct } from "../tests/start-product.ts";
import { askHost } from "./ask-host.ts";
import { connections, costOf, seconds } from "./cost-of-request.ts";
import { load } from "./load.ts";
import { measureCounted, measureVisits } from "./measure-visits.ts";
import { openOwner } from "./open-owner.ts";
import type { Row } from "./rows.ts";
import { startNginx } from "./start-nginx.ts";
import { percentileOf } from "./times.ts";

const manySites = 1_000;
const newSites = 300;
const firstOfStart = 50;
/** Of these at once: more would measure how they wait for each other. */
const firstVisitsAtOnce = 4;
/** What a site is made of, about: pages, and the files that they show. */
const pages = ["/", "/about", "/contact", "/contact/thanks", "/prices", "/404"];
const filesBeside = 20;
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * What a page of a published site costs, and how nginx fares with the same file; and how long visitors of a thousand sites
 * wait, each with pages of its own of which none is in memory at first.
 */
export async function measureServing(buildDirectory: string): Promise<Row[]> {
  const html = await readFile(join(buildDirectory, "demos/roofing/index.html"), "utf8");
  const dataDir = await mkdtemp(join(tmpdir(), "fabula-serving-"));
  const product = await startProduct({ DATA_DIR: dataDir });
  try {
    const port = new URL(product.url).port;
    const owner = await openOwner(dataDir);
    const names = await publishSites(owner, html, manySites + newSites + firstOfStart);
    await owner.end();
    const all = names.map((name) => `${name}.localhost:${port}`);
    const hosts = all.splice(0, manySites);
    return [
      await measureFirstVisits(product.url, all),
      ...(await measureManySites(product.url, hosts)),
      ...(await measureHotSite(product, hosts[0] ?? "", html)),
    ];
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Each of these sites once, none of which is in memory: what a visitor waits whom nobody came before. */
async function measureFirstVisits(url: string, hosts: string[]): Promise<Row> {
  const times: number[] = [];
  const left = [...hosts];
  const visit = async () => {
    for (let host = left.pop(); host !== undefined; host = left.pop()) {
      const begun = performance.now();
      const { status } = await askHost(`${url}/`, { host, "accept-encoding": "br" });
      if (status !== 200) throw new Error(`${host} answers ${status}`);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: firstVisitsAtOnce }, visit));
  // Who comes first after a start waits for connections to be opened, too.
  const later = times.slice(firstOfStart);
  const p99 = percentileOf(later, 0.99);
  return {
    what: `${newSites} sites, each for the first time: p99`,
    budget: "<= 25 ms",
    value: `${p99.toFixed(1)} ms, half within ${percentileOf(later, 0.5).toFixed(1)} ms`,
    holds: p99 <= 25,
  };
}

async function measureManySites(url: string, hosts: string[]): Promise<Row[]> {
  const { p99, failures } = await load({ url: `${url}/`, connections, seconds, hosts });
  return [
    {
      what: `${manySites} sites at random: p99`,
      budget: "<= 25 ms",
      value: `${p99.toFixed(1)} ms${failures ? `, ${failures} failed` : ""}`,
      holds: p99 <= 25 && failures === 0,
    },
  ];
}

async function measureHotSite(
  product: { url: string; pid: number },
  host: string,
  html: string,
): Promise<Row[]> {
  const site = { url: `${product.url}/`, headers: { Host: host } }; // so spelled wrk adds none of its own
  await load({ ...site, connections, seconds: 2 });
  const cost = await costOf(site, product.pid);
  const rows = [
    {
      what: "page of a site: CPU per request",
      budget: "<= 45 µs",
      value: `${cost.toFixed(1)} µs`,
      holds: cost <= 45,
    },
    await measureCounted(site, product.pid),
    await measureVisits(),
  ];
  const folder = await mkdtemp(join(tmpdir(), "fabula-serving-nginx-"));
  await writeFile(join(folder, "index.html"), html);
  await writeFile(join(folder, "index.html.gz"), gzipSync(html));
  const nginx = await startNginx(folder);
  if (nginx) {
    await load({ url: nginx.url, connections, seconds: 2 });
    const theirs = await costOf(nginx, nginx.pid);
    await nginx.stop();
    rows.push({
      what: "page of a site: CPU per request to nginx's",
      budget: "<= 2.2x",
      value: `${(cost / theirs).toFixed(2)}x (${cost.toFixed(1)} to ${theirs.toFixed(1)} µs)`,
      holds: cost <= theirs * 2.2,
    });
  }
  await rm(folder, { recursive: true, force: true });
  return rows;
}

/** Sites no two of which are alike, straight into the tables; gives their names. */
async function publishSites(owner: pg.Client, html: string, count: number): Promise<string[]> {
  const account = randomUUID();
  await owner.query("insert into auth.users (id, email) values ($1, 'bench@fabula.test')", [account]);
  const { site } = await import("../templates/restaurant/site.ts");
  const body = JSON.stringify(site);
  const document = createHash("sha256").update(body).digest();
  await owner.query("insert into private.documents values ($1, $2)", [document, body]);
  const names: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const name = `bench-${randomBytes(6).toString("hex")}`;
    const own = html.replace("</body>", `<!-- ${name} --></body>`);
    await publishSite(owner, { account, name, document, html: own });
    names.push(name);
  }
  return names;
}

async function publishSite(
  owner: pg.Client,
  { account, name, document, html }: { account: string; name: string; document: Buffer; html: string },
): Promise<void> {
  const [site, build] = [randomUUID(), randomUUID()];
  const bytes = Buffer.from(html);
  const sha256 = createHash("sha256").update(bytes).digest();
  await owner.query("begin");
  await owner.query(
    "insert into sites (id, owner, name, subdomain, template) values ($1, $2, $3, $3, 'roofing')",
    [site, account, name],
  );
  await owner.query("insert into versions (site, number, document_hash, revision) values ($1, 1, $2, 1)", [
    site,
    document,
  ]);
  await owner.query("insert into private.builds values ($1, $2, 1, '', '')", [build, site]);
  await owner.query(
    "insert into private.blobs values ($1, 'identity', $2), ($1, 'br', $3), ($1, 'gzip', $4)",
    [sha256, bytes, brotliCompressSync(bytes, quick), gzipSync(bytes)],
  );
  await owner.query(
    `insert into private.build_files
     select $1::uuid, path, $2::bytea, 'text/html; charset=utf-8', false, $3 from unnest($4::text[]) as path
     union all select $1::uuid, '/pictures/' || n || '.avif', $2::bytea, 'image/avif', true, null from generate_series(1, $5::int) as n`,
    [build, sha256, pagePolicy(html, { https: false }), pages, filesBeside],
  );
  await owner.query(
    "update sites set live_build = $2, live_revision = 1, published_at = now() where id = $1",
    [site, build],
  );
  await owner.query("commit");
}
