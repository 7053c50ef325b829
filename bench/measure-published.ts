import { trades } from "../engine/facts/trades.ts";
import { suits } from "../templates/suits.ts";
import { measureLighthouse, type VisitedPage } from "./measure-lighthouse.ts";
import type { Row } from "./rows.ts";
import { startWatchedProduct } from "./start-watched-product.ts";
import { acceptable, createSite, openStudio, publish } from "./studio.ts";

/** Lighthouse of the first page of a site of each of these templates, published and served under its own name. */
export async function measurePublished(templates: readonly (keyof typeof suits)[]): Promise<Row[]> {
  const product = await startWatchedProduct();
  try {
    const studio = await openStudio(product);
    const pages: VisitedPage[] = [];
    for (const template of templates) {
      const [trade] = trades[suits[template][0]];
      const site = await createSite(product, studio, { template, trade });
      await publish(site, studio, product, await acceptable(site, studio));
      pages.push({ path: `published ${template}`, url: `http://${site.host}/`, performance: 98, seo: true });
    }
    return await measureLighthouse(product.url, pages);
  } finally {
    await product.stop();
  }
}
