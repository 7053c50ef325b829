import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const drawings = [
  { demo: "restaurant", from: "/reservations", to: "/contact", drawing: ".map svg > g" },
  { demo: "saas", from: "/pricing", to: "/contact", drawing: ".letter-floor svg" },
  { demo: "saas", from: "/contact", to: "/pricing", drawing: ".sign > svg" },
];

for (const { demo, from, to, drawing } of drawings) {
  test(`${drawing} of ${demo}${to} stays as it came, and is the same for who comes from another page`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto(`/demo/${demo}${to}`);
    await isAlive(page);
    const came = await page.locator(drawing).innerHTML();
    expect(came).toContain("<path");
    expect(fetched.filter((url) => /town-drawing|letter-clip|word-in-tiles/.test(url))).toEqual([]);

    await page.goto(`/demo/${demo}${from}`);
    await isAlive(page);
    await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
    await page.locator(`a[href="/demo/${demo}${to}"]`).last().click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator(drawing)).toHaveCount(1);
    expect(await page.evaluate(() => "isSameVisit" in window)).toBe(true);
    expect(await page.locator(drawing).innerHTML()).toBe(came);
  });
}

/** Until React runs, its elements know nothing of it. */
async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector(".footer");
    return footer && Object.keys(footer).some((key) => key.startsWith("__react"));
  });
}
