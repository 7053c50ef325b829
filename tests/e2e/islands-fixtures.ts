import { join } from "node:path";
import { test as base } from "@playwright/test";
import { loadPages } from "../../server/pages/pages.ts";
import { type ServedSite, serveSite } from "../serve-files.ts";

export const root = join(import.meta.dirname, "../..");

/** Serves the sites of templates, each alone; `problems` has what the console of `page` says, and what throws there. */
export const test = base.extend<{ problems: string[] }, { site: ServedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const site = await serveSite(
        await loadPages(join(root, "build/client"), { siteUrl: "http://localhost" }),
      );
      await use(site);
      site.stop();
    },
    { scope: "worker" },
  ],
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    await use(problems);
  },
});
