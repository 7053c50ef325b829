import type { Row } from "./rows.ts";
import type { WatchedProduct } from "./start-watched-product.ts";
import type { BenchSite, Studio } from "./studio.ts";
import { tellTimes, timeOf } from "./times.ts";

const versions = 1_000;
const turns = 20;
const longest = 100;

/** The question behind the list of versions, of a site with a thousand that all weigh what its last build does. */
export async function measureVersions(
  product: WatchedProduct,
  studio: Studio,
  site: BenchSite,
): Promise<Row> {
  await product.owner.query(
    `with made as (
       insert into versions (site, number, document_hash, revision, author, changes)
       select site, n, document_hash, revision, author, '["Menu: 2 texts, 1 picture", "Colours", "Facts: phone"]'
       from (select * from versions where site = $1 order by number desc limit 1) as last,
         generate_series(last.number + 1, $2) as n
       returning site, number
     )
     insert into private.builds (id, site, version, origin, renderer, weights)
     select gen_random_uuid(), made.site, made.number, live.origin, live.renderer, live.weights
     from made, private.builds as live where live.id = (select live_build from sites where id = $1)`,
    [site.id, versions],
  );
  const ask = async (before: number) => {
    const response = await fetch(`${product.url}/rest/v1/rpc/list_versions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${studio.session.access_token}`,
      },
      body: JSON.stringify({ of_site: site.id, before_number: before }),
    });
    if (!response.ok) throw new Error(`list_versions: ${response.status} ${await response.text()}`);
    await response.text();
  };
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) times.push(await timeOf(() => ask(versions + 1 - turn * 45)));
  return {
    what: "a list of 1,000 versions, a page of it",
    budget: `<= ${longest} ms`,
    value: tellTimes(times),
    holds: Math.max(...times) <= longest,
  };
}
