import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { uploadAddress } from "../contract/upload.ts";
import { askHost } from "./ask-host.ts";
import { load } from "./load.ts";
import { measureHostileZips } from "./measure-hostile-zips.ts";
import { measureMessages } from "./measure-messages.ts";
import { measureVersions } from "./measure-versions.ts";
import { measureYear } from "./measure-year.ts";
import type { Row } from "./rows.ts";
import { startWatchedProduct, type WatchedProduct } from "./start-watched-product.ts";
import {
  acceptable,
  type BenchSite,
  changePhone,
  createSite,
  growTo,
  openStudio,
  publish,
  type Studio,
} from "./studio.ts";
import { tellTimes, timeOf } from "./times.ts";

const budgets = { create: 1_000, rollBack: 200, list: 100, loop: 20, beside: 5 };
const publishBudgets = [
  { pages: 5, longest: 1_000 },
  { pages: 40, longest: 5_000 },
];
const turns = 5;

/** What a site costs on its way: made, published, written to, and found again among a thousand. */
export async function measureSites(): Promise<Row[]> {
  const product = await startWatchedProduct();
  try {
    const studio = await openStudio(product);
    const rows = await measureCreating(product, studio);
    let last: BenchSite | undefined;
    for (const { pages, longest } of publishBudgets) {
      const site = await createSite(product, studio);
      if (pages > 5) await growTo(pages, site, product);
      rows.push(...(await measurePublish(product, studio, site, { pages, longest })));
      last ??= site;
    }
    if (last) rows.push(await measureRollBack(product, studio, last));
    if (last) rows.push(...(await measureMessages(product, last)));
    if (last) rows.push(await measureVersions(product, studio, last));
    rows.push(...(await measureMany(product)));
    rows.push(...(await measureUpload(product, studio)));
    rows.push(...(await measureHostileZips(product, studio)));
    return rows;
  } finally {
    await product.stop();
  }
}

async function measureCreating(product: WatchedProduct, studio: Studio): Promise<Row[]> {
  const times: number[] = [];
  const { p99 } = await product.loopDuring(async () => {
    for (let turn = 0; turn < turns; turn += 1) times.push(await timeOf(() => createSite(product, studio)));
  });
  return [
    {
      what: "creating a site",
      budget: `<= ${budgets.create} ms`,
      value: tellTimes(times),
      holds: Math.max(...times) <= budgets.create,
    },
    loopRow("creating a site", p99),
  ];
}

/** From the command until a visitor sees what was written, each time with new bytes of every page. */
async function measurePublish(
  product: WatchedProduct,
  studio: Studio,
  site: BenchSite,
  { pages, longest }: { pages: number; longest: number },
): Promise<Row[]> {
  const what = `publish of ${pages} pages`;
  const accept = await acceptable(site, studio);
  await new Promise((resolve) => setTimeout(resolve, 1_000)); // a person reads what the checks found
  const first = await timeOf(() => publish(site, studio, product, accept));
  const times: number[] = [];
  const publishOften = async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      const phone = await changePhone(site, studio);
      times.push(
        await timeOf(async () => {
          const { revision, id } = site;
          await studio.send("publish-site", { request: randomUUID(), site: id, revision });
          await isSeen(product, site, phone);
        }),
      );
    }
  };
  const { p99 } = await product.loopDuring(publishOften);
  const rows = [
    {
      what: `${what}, until visitors see it`,
      budget: `<= ${longest} ms`,
      value: `${tellTimes(times)}, the first ${first.toFixed(0)} ms`,
      holds: Math.max(first, ...times) <= longest,
    },
    loopRow(what, p99),
  ];
  const beside = load({ url: `${product.url}/`, connections: 2, seconds: 4 });
  await publishOften();
  return [...rows, besideRow(what, (await beside).p95)];
}

async function isSeen({ url }: WatchedProduct, { host }: BenchSite, text: string): Promise<void> {
  for (;;) {
    const answer = await askHost(`${url}/contact`, { host });
    if (answer.text.includes(text)) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function measureRollBack(product: WatchedProduct, studio: Studio, site: BenchSite): Promise<Row> {
  const phoneOf = async (version: number) => {
    const { rows } = await product.owner.query(
      `select body::json #>> '{facts,phone}' as phone from versions
       join private.documents on hash = document_hash where site = $1 and number = $2`,
      [site.id, version],
    );
    return String(rows[0].phone);
  };
  const times: number[] = [];
  for (const version of [2, 3, 2, 4, 3]) {
    const phone = await phoneOf(version);
    times.push(
      await timeOf(async () => {
        await studio.send("roll-back-site", { request: randomUUID(), site: site.id, version });
        await isSeen(product, site, phone);
      }),
    );
  }
  return {
    what: "roll back, until visitors see it",
    budget: `<= ${budgets.rollBack} ms`,
    value: tellTimes(times),
    holds: Math.max(...times) <= budgets.rollBack,
  };
}

/** What somebody asks who has a thousand sites, among twenty thousand. */
async function measureMany(product: WatchedProduct): Promise<Row[]> {
  const [studio, other] = [await openStudio(product), await openStudio(product)];
  await product.owner.query(
    `with made as (
       insert into sites (id, owner, name, subdomain, template)
       select gen_random_uuid(), case when n <= 1000 then $1::uuid else $2::uuid end, 'Shop ' || n, 'shop-' || n, 'food'
       from generate_series(1, 20000) as n returning id, owner
     ), members as (insert into site_members select id, owner, 'owner' from made)
     insert into drafts (site, document) select id, '{}' from made`,
    [studio.session.user.id, other.session.user.id],
  );
  return [await measureList(product, studio), await measureYear(product, studio)];
}

/** The question behind My Websites. */
async function measureList(product: WatchedProduct, studio: Studio): Promise<Row> {
  const ask = async (name: string, body: object) => {
    const response = await fetch(`${product.url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${studio.session.access_token}`,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    await response.text();
  };
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const containing = turn % 2 ? "shop 99" : "";
    times.push(
      await timeOf(() =>
        Promise.all([ask("list_my_sites", { containing, page: 1 }), ask("count_my_sites", {})]),
      ),
    );
  }
  return {
    what: "My Websites with 1,000 sites: list and counts",
    budget: `<= ${budgets.list} ms`,
    value: tellTimes(times),
    holds: Math.max(...times) <= budgets.list,
  };
}

/** A photograph of twelve megapixels, from its first byte until all its files are made. */
async function measureUpload(product: WatchedProduct, studio: Studio): Promise<Row[]> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const [width, height] = [4_000, 3_000];
  const picture = await sharp({ create: { width, height, channels: 3, background: "#884422", noise } })
    .blur(1)
    .jpeg({ quality: 90 })
    .toBuffer();
  const upload = async () => {
    const id = randomUUID();
    const answered = await timeOf(async () => {
      const response = await fetch(product.url + uploadAddress(id, "photograph.jpg"), {
        method: "POST",
        headers: { authorization: `Bearer ${studio.session.access_token}` },
        body: new Uint8Array(picture),
      });
      if (!response.ok) throw new Error(`an upload: ${response.status} ${await response.text()}`);
    });
    for (;;) {
      const { rows } = await product.owner.query("select state from pictures where id = $1", [id]);
      if (rows[0].state !== "working") return answered;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const { p99 } = await product.loopDuring(upload);
  const beside = load({ url: `${product.url}/`, connections: 2, seconds: 5 });
  await upload();
  const what = `upload of a picture (${(picture.length / 1024 / 1024).toFixed(1)} MB)`;
  return [loopRow(what, p99), besideRow(what, (await beside).p95)];
}

function loopRow(what: string, p99: number): Row {
  return {
    what: `${what}: event loop of the server, p99`,
    budget: `<= ${budgets.loop} ms`,
    value: `${p99.toFixed(1)} ms`,
    holds: p99 <= budgets.loop,
  };
}

function besideRow(what: string, p95: number): Row {
  return {
    what: `pages beside it, ${what}: p95`,
    budget: `<= ${budgets.beside} ms`,
    value: `${p95.toFixed(1)} ms`,
    holds: p95 <= budgets.beside,
  };
}
