import { prerenderPaths } from "../../app/prerender-paths.ts";
import { expect, test } from "./fixtures.ts";

/** Pages by address; one that is not there is undefined. */
type Pages = Map<string, string | undefined>;

/** A link that is a tab names its panel, not a place. */
const hrefPattern = /<a\b(?![^>]*\srole="tab")[^>]*?\shref="([^"]+)"/g;
const idPattern = /\sid="([^"]+)"/g;

function matches(html: string, pattern: RegExp): Set<string> {
  return new Set(Array.from(html.matchAll(pattern), ([, value = ""]) => value.replaceAll("&amp;", "&")));
}

test("every link of every page leads to a page that is there, and to a place on it that is", async ({
  request,
  product,
}) => {
  test.setTimeout(120_000);
  const pages: Pages = new Map();
  async function read(path: string): Promise<string | undefined> {
    if (!pages.has(path)) {
      const response = await request.get(path);
      pages.set(path, response.ok() ? await response.text() : undefined);
    }
    return pages.get(path);
  }

  const dead: string[] = [];
  let followed = 0;
  for (const from of prerenderPaths.filter((path) => !path.endsWith("/404"))) {
    const html = await read(from);
    if (html === undefined) throw new Error(`${from} is not there`);
    for (const href of matches(html, hrefPattern)) {
      const target = new URL(href, product.url + from);
      if (target.origin !== product.url) {
        // Addresses of other sites and of the outbox are not this page's; tel: and mailto: have no origin.
        if (!/^(tel:\+?\d|mailto:.+@|https:\/\/)/.test(href)) dead.push(`${from}: ${href}`);
        continue;
      }
      followed += 1;
      const there = await read(target.pathname);
      // Those that lead to /auth from elsewhere name a tab, too.
      const place = target.pathname === "/auth" ? "" : decodeURIComponent(target.hash.slice(1));
      if (there === undefined || (place && !matches(there, idPattern).has(place)))
        dead.push(`${from}: ${href}`);
    }
  }
  expect(dead).toEqual([]);
  expect(followed).toBeGreaterThan(prerenderPaths.length * 5);
});

test("the sitemap names every page that anybody may find, once", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const named = Array.from(
    sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g),
    ([, path]) => path || "/",
  );
  // Pages for whoever is signed in, or is led to, or makes something of a design.
  const unlisted = /^\/(?:admin|dashboard|make|auth\/new-password|auth\/undo-email-change)(?:\/|$)|\/404$/;
  const findable = prerenderPaths.filter((path) => !unlisted.test(path));
  expect(named.toSorted()).toEqual(findable.toSorted());
});
