import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { demos } from "../../app/demos/catalog.ts";
import { buildIslands } from "../../server/publishing/bundle/build-islands.ts";
import type { Script } from "../../server/publishing/bundle/script-map.ts";
import { loadRenderer } from "../../server/publishing/load-renderer.ts";
import { renderSite } from "../../server/publishing/render-site.ts";
import type { ServedSite } from "../serve-files.ts";
import { test as base, root } from "./islands-fixtures.ts";

/** Has the islands on React too, as it is developed with. */
const test = base.extend<object, { onReact: { directory: string; scripts: Record<string, Script> } }>({
  onReact: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), "fabula-islands-"));
      const scripts = await buildIslands(root, directory, { mode: "development", alias: {} });
      await use({ directory, scripts });
      await rm(directory, { recursive: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** The addresses of `slug` that have islands, one for each set of types, with the names of their elements. */
async function showIslands(site: ServedSite, slug: string): Promise<Map<string, string[]>> {
  const { site: document } = await import(`../../templates/${slug}/site.ts`);
  const { files } = await renderSite(JSON.parse(JSON.stringify(document)), { origin: site.origin });
  site.show(files);
  const found = new Map<string, { path: string; ids: string[] }>();
  for (const { path, bytes } of files) {
    const [, text] = /data-islands="">(.*?)<\/script>/.exec(Buffer.from(bytes).toString()) ?? [];
    const islands: { type: string; id: string }[] = text ? JSON.parse(text).islands : [];
    const types = islands.map(({ type }) => type).join();
    if (types && !found.has(types)) found.set(types, { path, ids: islands.map(({ id }) => id) });
  }
  return new Map([...found.values()].map(({ path, ids }) => [path, ids]));
}

/** Blocks that say more once they live, another thing for each visit. */
const moreWhenAlive = ["luxury/collections"];

/** The elements and texts within an island, without attributes, which may well tell that it lives. */
function contentOf(page: Page, id: string): Promise<string> {
  return page.evaluate(
    ([name = "", ...others]) => {
      const tell = (node: Node): string => {
        if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
        return node instanceof Element
          ? `<${node.localName}>${Array.from(node.childNodes, tell).join("")}</>`
          : "";
      };
      const element = document.getElementById(name);
      return element && !others.includes(element.dataset.block ?? "") ? tell(element) : "";
    },
    [id, ...moreWhenAlive],
  );
}

/** Waits until the element belongs to React or Preact, which both leave a mark on it. */
async function waitUntilAlive(page: Page, id: string): Promise<void> {
  await page.waitForFunction((name) => {
    const element = document.getElementById(name);
    return element && Object.keys(element).some((key) => /^(__reactContainer|__k|_children)/.test(key));
  }, id);
}

for (const { slug } of demos) {
  test(`the islands of ${slug} come alive as they are, on Preact and without a word of React's`, async ({
    page,
    site,
    onReact,
    problems,
  }) => {
    const pages = await showIslands(site, slug);
    for (const [path, ids] of pages) {
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.goto(site.origin + path);
      const before = await Promise.all(ids.map((id) => contentOf(page, id)));
      await page.unroute(/\/assets\/.*\.js$/);
      problems.length = 0;

      await page.goto(site.origin + path);
      for (const id of ids) await waitUntilAlive(page, id);
      expect(await Promise.all(ids.map((id) => contentOf(page, id))), `${path} on Preact`).toEqual(before);

      await takeFrom(page, onReact);
      await page.goto(site.origin + path);
      for (const id of ids) await waitUntilAlive(page, id);
      await page.unroute(/\/assets\/.*\.js$/);
      expect(problems, path).toEqual([]);
    }
  });
}

/** Answers each script of an island by that of the other build. */
async function takeFrom(
  page: Page,
  { directory, scripts }: { directory: string; scripts: Record<string, Script> },
): Promise<void> {
  const { scripts: published } = await loadRenderer();
  const others = new Map(
    Object.entries(published.islands).map(([type, { needs }]) => [needs[0], scripts[type]?.needs[0]]),
  );
  await page.route(/\/assets\/.*\.js$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(directory, others.get(pathname) ?? pathname);
    // What the page asks for ahead may be a part of the published build alone.
    const answer = existsSync(file) ? { path: file } : { body: "" };
    return route.fulfill({ ...answer, contentType: "text/javascript" });
  });
}

test("what is typed before the next picture stays, also when a choice has just changed the address", async ({
  page,
  site,
}) => {
  const [path = "", [id = ""] = []] =
    [...(await showIslands(site, "painting"))].find(([, ids]) => ids.some((name) => /estimate/.test(name))) ??
    [];
  await page.addInitScript(() => {
    const { requestAnimationFrame: frame, setTimeout: later } = window;
    const held: (() => void)[] = [];
    let holds = false;
    Object.assign(window, {
      requestAnimationFrame: (call: FrameRequestCallback) =>
        holds ? held.push(() => call(performance.now())) : frame(call),
      setTimeout: (call: () => void, wait: number) => (holds ? held.push(call) : later(call, wait)),
      hold: () => (holds = true),
      release: () => {
        holds = false;
        for (const call of held.splice(0)) call();
      },
    });
  });
  await page.goto(site.origin + path);
  await waitUntilAlive(page, id);
  const area = page.locator(".estimate-area");
  await expect(area).toBeEnabled();
  await page.evaluate("hold()");
  await page.getByRole("radio", { name: /^Interior/ }).focus();
  await page.keyboard.press("ArrowRight");
  await area.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("16");
  await page.evaluate("release()");
  await page.keyboard.type("00");
  await expect(area).toHaveValue("1600");
  await expect(page.getByRole("status")).toContainText("$6,800");
});
