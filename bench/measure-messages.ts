import { askHost } from "./ask-host.ts";
import { load } from "./load.ts";
import type { Row } from "./rows.ts";
import type { WatchedProduct } from "./start-watched-product.ts";
import type { BenchSite } from "./studio.ts";
import { percentileOf } from "./times.ts";

const perSecond = 100;
const seconds = 3;
/** An answer takes 120 ms at least, so that it says nothing of what became of the message. */
const budgets = { answer: 250, pages: 5 };

/** A hundred visitors a second who write to a site, each of whom was served its form before, while its pages are served. */
export async function measureMessages(product: WatchedProduct, site: BenchSite): Promise<Row[]> {
  const networks = Array.from(
    { length: perSecond * seconds },
    (_, index) => `10.3.${Math.floor(index / 250)}.${index % 250}`,
  );
  for (const network of networks) await askHost(`${product.url}/contact`, headersOf(site, network));
  await new Promise((resolve) => setTimeout(resolve, 3_000)); // a person needs that long to write
  const pages = load({
    url: `${product.url}/`,
    headers: { Host: site.host },
    connections: 2,
    seconds: seconds + 1,
  });
  const times: number[] = [];
  const begun = performance.now();
  const sent = networks.map(async (network, index) => {
    await new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, begun + (index * 1_000) / perSecond - performance.now())),
    );
    const start = performance.now();
    const { status } = await askHost(
      `${product.url}/-/messages`,
      { ...headersOf(site, network), "content-type": "application/x-www-form-urlencoded" },
      messageOf(index),
    );
    times.push(performance.now() - start);
    return status === 303;
  });
  const taken = (await Promise.all(sent)).filter(Boolean).length;
  const { p95, failures } = await pages;
  const { rows } = await product.owner.query(
    "select count(*)::int as kept, count(*) filter (where state = 'new')::int as mailed from messages where site = $1",
    [site.id],
  );
  const { kept, mailed } = rows[0];
  const answer = percentileOf(times, 0.95);
  return [
    {
      what: `${perSecond} messages a second: answered within, p95`,
      budget: `<= ${budgets.answer} ms`,
      value: `${answer.toFixed(0)} ms, ${kept} of ${networks.length} kept, ${mailed} mailed`,
      holds: answer <= budgets.answer && taken === networks.length && kept === networks.length,
    },
    {
      what: `pages of the site beside ${perSecond} messages a second: p95`,
      budget: `<= ${budgets.pages} ms`,
      value: `${p95.toFixed(1)} ms${failures ? `, ${failures} failed` : ""}`,
      holds: p95 <= budgets.pages && failures === 0,
    },
  ];
}

function headersOf({ host }: BenchSite, network: string) {
  return { host, "x-forwarded-for": network, "user-agent": "bench", origin: `http://${host}` };
}

/** What the contact form of the site sends. */
function messageOf(index: number): string {
  return new URLSearchParams({
    "sent-from": "/contact#write",
    "web-site": "",
    firstName: "Ada",
    lastName: "Lovelace",
    email: `ada-${index}@example.com`,
    subject: "A table",
    message: `Is there a table for nine? This is question ${index}.`,
  }).toString();
}
