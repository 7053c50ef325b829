import { demos } from "../../app/demos/catalog.ts";
import { demoPages } from "../../app/demos/demo-pages.ts";
import { trades } from "../../engine/facts/trades.ts";
import { showBlockByBlock } from "../../server/pages/show-block-by-block.ts";
import { loadRenderer } from "../../server/publishing/load-renderer.ts";
import { suits } from "../../templates/suits.ts";
import { askSite } from "./ask-site.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

/** Every page of the site at `home`: those that its map names, what forms lead to, and the one for what there is not. */
async function pagesOf(home: URL): Promise<string[]> {
  const textOf = async (path: string) => (await askSite(new URL(path, home))).body.toString();
  const map = Array.from(
    (await textOf("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, to = ""]) => to,
  );
  const paths = map.map((address) => new URL(address).pathname);
  const thanks: string[] = [];
  for (const path of paths) {
    const hasForm = (await textOf(path)).includes('action="/-/messages"');
    if (hasForm) thanks.push(`${path.replace(/\/$/, "")}/thanks`);
  }
  return [...paths, ...thanks, "/nowhere"];
}

/** The one that every page has in itself: it lays out the first screen before the rest. */
const [, firstScreen] = /<script>(.*)<\/script>/s.exec(showBlockByBlock("</head>")) ?? [];

const demoPaths = new Set(demoPages.flatMap(({ addresses }) => addresses));

for (const { slug, brand, path: demo } of demos) {
  test(`every page of ${brand}, published, is without fault for axe, asks nobody else, and has no script but its islands'`, async ({
    page,
    createAccount,
    createSite,
    publishSite,
    expectConsoleError,
  }) => {
    test.setTimeout(240_000);
    expectConsoleError(/404.*\/nowhere\)$/);
    const account = await createAccount();
    const [trade] = trades[suits[slug][0]];
    const site = await createSite(account, brand, { template: slug, trade });
    const home = await publishSite(account, site);
    const { scripts } = await loadRenderer();
    const asked: { url: URL; type: string }[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol !== "data:") asked.push({ url, type: request.resourceType() });
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    const pages = await pagesOf(home);
    expect(pages).toContain("/");

    for (const path of pages) {
      asked.length = 0;
      const response = await page.goto(new URL(path, home).href);
      expect([path, response?.status()]).toEqual([path, path === "/nowhere" ? 404 : 200]);
      const policy = response?.headers()["content-security-policy"] ?? "";
      expect(/script-src ([^;]*)/.exec(policy)?.[1], path).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
      const shown = await page.evaluate(() => ({
        islands: JSON.parse(document.querySelector("script[data-islands]")?.textContent || '{"islands":[]}')
          .islands as { type: string }[],
        inline: Array.from(document.querySelectorAll<HTMLScriptElement>("script:not([src])"), (script) =>
          script.type.endsWith("json") ? [] : [script.text],
        ).flat(),
        // What the engine's own small script is for.
        isEnhanced:
          document.querySelector('[data-particles], [data-copy], nav[popover] a[href*="#"]') !== null,
      }));
      const known = shown.islands.flatMap(({ type }) => scripts.islands[type]?.files ?? []);
      if (shown.isEnhanced) known.push(...scripts.enhancement.files);
      expect(shown.inline, path).toEqual([firstScreen]);
      // The same renderer drew the others for the demo, whose pages axe looks at in every-page.spec.ts.
      const isOwn = path === "/" || !demoPaths.has(demo + path);
      if (isOwn) expect(await findViolations(page), path).toEqual([]);
      const others = asked.filter(({ url }) => url.origin !== home.origin).map(({ url }) => url.href);
      expect(others, path).toEqual([]);
      const run = asked.filter(({ type }) => type === "script").map(({ url }) => url.pathname);
      expect(
        run.filter((file) => !known.includes(file)),
        path,
      ).toEqual([]);
    }
  });
}
