import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { findFaults } from "../stress/find-faults.ts";
import { closeStressPage, loadStressPage } from "../stress/load-stress-page.ts";

const templates = readdirSync(join(import.meta.dirname, "../../templates"), { withFileTypes: true });
const slugs = templates.filter((entry) => existsSync(join(entry.parentPath, entry.name, "site.ts")));

/** Whose blocks hold any text: all of them, unless `STRESS_DESIGNS` names some, with commas. */
const designs = process.env.STRESS_DESIGNS?.split(",") ?? [
  "core-almanac",
  "core-foundry",
  ...slugs.map(({ name }) => name),
];
const widths = [320, 390, 768, 1280];
const origin = "http://stress.test";

// What a trace keeps of pages as long as these takes longer than the test.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });
test.afterAll(closeStressPage);

for (const design of designs)
  test(`the blocks of ${design} hold the least and the most, the longest word, 47 items and any script`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const { stressPages } = await loadStressPage();
    const pages = new Map((await stressPages(design)).map(({ type, html }) => [`/${type}`, html]));
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const html = pages.get(pathname);
      if (html) return route.fulfill({ contentType: "text/html", body: html });
      return pathname.startsWith("/fonts/")
        ? route.fulfill({ path: join(import.meta.dirname, "../../public", pathname) })
        : route.abort();
    });
    const faults: string[] = [];
    for (const path of pages.keys()) {
      await page.goto(origin + path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(findFaults);
        faults.push(...found.map((fault) => `${path.slice(1)} at ${width} px, ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
