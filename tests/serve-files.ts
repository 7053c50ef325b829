import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Pages } from "../server/pages/pages.ts";
import type { RenderedSite } from "../server/publishing/render-site.ts";

export type ServedSite = {
  origin: string;
  /** What is answered from now on, beside what `pages` have. */
  show: (files: RenderedSite["files"]) => void;
  stop: () => void;
};

/**
 * Serves a published site alone at the root of an origin of its own, with its policies; for what it does not have, such as
 * pictures and fonts, `pages` answer. What nobody has is answered by the site's own page for it.
 */
export async function serveSite(pages: Pages): Promise<ServedSite> {
  let files = new Map<string, RenderedSite["files"][number]>();
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site.test");
    const isShared = /^\/(?:pictures|fonts)\//.test(pathname);
    const folder = pathname.replace(/[^/]*$/, "");
    const file =
      files.get(pathname) ?? (isShared ? undefined : (files.get(`${folder}404`) ?? files.get("/404")));
    if (!file) return pages(request, response);
    response.writeHead(file.path === pathname ? 200 : 404, {
      "content-type": file.contentType,
      "cache-control": file.policy ? "no-cache" : "max-age=3600",
      ...(file.policy && { "content-security-policy": file.policy }),
    });
    response.end(file.bytes);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    show: (shown) => {
      files = new Map(shown.map((file) => [file.path, file]));
    },
    stop: () => server.close().closeAllConnections(),
  };
}
