import { expect, test } from "vitest";
import type { SiteRenderer } from "../publishing/start-renderer.ts";
import { createAccount } from "../testing/create-account.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { drawnSites, TooManyDrawingsError } from "./drawn-sites.ts";
import type { PreviewLink } from "./preview-link.ts";

const document = { schema: 3, pages: { "/": { seo: {}, sections: { a: {} }, order: ["a"] } } };

/** Drafts whose drawing takes until it is let go. */
async function createScene(sites: number, options: { room?: number; most?: number } = {}) {
  const { database, owner } = await createTestDatabase();
  const account = await createAccount(owner);
  const links: PreviewLink[] = [];
  for (let count = 0; count < sites; count += 1) {
    const { rows } = await owner.query(
      `insert into sites (id, owner, name, subdomain, template) values (gen_random_uuid(), $1, 'A', 'site-' || $2, 'food') returning id`,
      [account.id, String(count)],
    );
    await owner.query("insert into drafts (site, document) values ($1, $2)", [rows[0].id, document]);
    links.push({ site: rows[0].id, version: null, revision: 1 } as PreviewLink);
  }
  let now = 0;
  const drawings: (() => void)[] = [];
  const render = async () => {
    await new Promise<void>((resolve) => drawings.push(resolve));
    const bytes = new TextEncoder().encode("x".repeat(1_000));
    return { files: [{ path: "/", contentType: "text/html", bytes, isImmutable: false, policy: "" }] };
  };
  const press = { of: () => ({ render }) } as unknown as SiteRenderer;
  const drawn = drawnSites({ database, press }, { ...options, now: () => now });
  return {
    owner,
    links,
    drawings,
    of: (link: PreviewLink | undefined) => drawn.of(link as PreviewLink, "http://a.test"),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Waits until so many are being drawn, and lets all of them be. */
    letGo: async (count: number) => {
      await expect.poll(() => drawings.length).toBe(count);
      for (const go of drawings.splice(0)) go();
    },
  };
}

test("those who look at once wait for one drawing, and nobody does until the draft has changed", async () => {
  const { owner, links, drawings, of, pass, letGo } = await createScene(1);
  const [link] = links;
  const looking = Promise.all([of(link), of(link), of(link)]);
  await letGo(1);
  const [one, two, three] = await looking;
  expect(two).toBe(one);
  expect(three).toBe(one);
  pass(10_000);
  expect(await of(link)).toBe(one);
  await owner.query("update drafts set revision = 2 where site = $1", [link?.site]);
  const changed = { ...link, revision: 2 } as PreviewLink;
  const next = of(changed);
  await letGo(1);
  expect((await next).revision).toBe(2);
  expect(drawings).toEqual([]);
});

test("a draft that changes all the time is drawn once in three seconds: whoever looks meanwhile sees the last drawing", async () => {
  const { owner, links, drawings, of, pass, letGo } = await createScene(1);
  const [link] = links;
  const first = of(link);
  await letGo(1);
  await owner.query("update drafts set revision = 2 where site = $1", [link?.site]);
  const changed = { ...link, revision: 2 } as PreviewLink;
  pass(2_999);
  expect((await of(changed)).revision).toBe(1);
  expect(await of(changed)).toBe(await first);
  expect(drawings).toEqual([]);
  pass(1);
  const next = of(changed);
  await letGo(1);
  expect((await next).revision).toBe(2);
});

test("so many are drawn at once and no more, and what has no room in memory is not drawn again at once", async () => {
  const { links, of, letGo } = await createScene(3, { most: 2, room: 500 });
  const two = Promise.all([of(links[0]), of(links[1])]);
  await expect(of(links[2])).rejects.toThrow(TooManyDrawingsError);
  await letGo(2);
  await two;
  await expect(of(links[0])).rejects.toThrow(TooManyDrawingsError);
});
