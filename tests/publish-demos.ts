import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { demos } from "../app/demos/catalog.ts";
import { renderSite } from "../server/publishing/render-site.ts";
import type { SiteFile } from "../server/publishing/site-file.ts";
import type { Product } from "./start-product.ts";

/**
 * The product behind an address where each demo is its document as the renderer publishes it, at the demo's own path, so that
 * the journeys through demos can be made on published sites: `PUBLISHED=1` before Playwright's command. Pages that stand
 * in no document are those of the demo.
 */
export async function publishDemos(product: Product): Promise<Product> {
  const server = createServer(async ({ url = "/", method, headers }, response) => {
    const { pathname } = new URL(url, product.url);
    const file = files.get(pathname) ?? missingPage(pathname);
    if (file) {
      const policy = file.policy && { "content-security-policy": file.policy };
      const kept = file.policy ? "no-cache" : "max-age=3600";
      response.writeHead(files.has(pathname) ? 200 : 404, {
        "content-type": file.contentType,
        "cache-control": kept,
        ...policy,
      });
      response.end(file.bytes);
      return;
    }
    const { host: _, connection: __, ...passed } = headers;
    const answer = await fetch(product.url + url, {
      method: method ?? "GET",
      headers: passed as Record<string, string>,
      redirect: "manual",
    });
    const {
      "content-encoding": ___,
      "content-length": ____,
      ...answered
    } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, answered).end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const files = new Map<string, SiteFile>();
  for (const { slug, path: base } of demos) {
    const { site } = await import(`../templates/${slug}/site.ts`);
    const rendered = await renderSite(JSON.parse(JSON.stringify(site)), { origin: url, base });
    const own = rendered.files.filter(({ path }) => path.startsWith(base) || /^\/(assets\/|icon)/.test(path));
    for (const file of own) files.set(file.path, file);
  }
  function missingPage(pathname: string): SiteFile | undefined {
    const folder = pathname.replace(/[^/]*$/, "");
    return /\/product\/|\/property\//.test(folder) ? files.get(`${folder}404`) : undefined;
  }
  return {
    ...product,
    url,
    stop: async () => {
      server.close().closeAllConnections();
      await product.stop();
    },
  };
}
