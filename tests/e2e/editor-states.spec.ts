import type { Locator, Page } from "@playwright/test";
import { canvas, chooseCommand, commands } from "./edited-page.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const panel = (page: Page) => page.getByRole("complementary");

/** Each state of the editor beside its page: how one comes there, and what is seen then. */
const states: readonly {
  name: string;
  come: (page: Page) => Promise<void>;
  seen: (page: Page) => Locator;
}[] = [
  {
    name: "sections",
    come: async (page) => {
      await chooseCommand(page, "Sections");
      await panel(page).locator("[data-section] > button").first().click();
    },
    seen: (page) => panel(page).getByRole("button", { name: /^Duplicate: / }),
  },
  {
    name: "adding",
    come: (page) => chooseCommand(page, "Add a section"),
    seen: (page) => panel(page).getByText(/^\d+ sections$/),
  },
  {
    name: "pages",
    come: (page) => chooseCommand(page, "Pages"),
    seen: (page) => panel(page).getByRole("button", { name: "Add a page" }),
  },
  {
    name: "look",
    come: (page) => chooseCommand(page, "Look"),
    seen: (page) => panel(page).getByRole("button", { name: "Shuffle" }),
  },
  {
    name: "everything",
    come: (page) => chooseCommand(page, "All fields"),
    seen: (page) => panel(page).getByRole("textbox").first(),
  },
  {
    name: "checks",
    come: (page) => chooseCommand(page, "Checks"),
    seen: (page) => panel(page).getByText("There is no telephone number."),
  },
  {
    name: "find",
    come: async (page) => {
      await chooseCommand(page, "Find and replace");
      await panel(page).locator("input").first().fill("the");
    },
    seen: (page) => panel(page).locator("mark").first(),
  },
  {
    name: "history",
    come: (page) => chooseCommand(page, "What you did"),
    seen: (page) => panel(page).getByRole("heading", { name: "What you did" }),
  },
  {
    name: "table",
    come: async (page) => {
      await chooseCommand(page, "All fields");
      await panel(page).locator("summary").first().click();
      await panel(page)
        .getByRole("button", { name: /^Products \d/ })
        .click();
      await panel(page).getByRole("button", { name: "Edit as a table" }).click();
    },
    seen: (page) => panel(page).getByRole("table", { name: "Products" }),
  },
];

async function open(page: Page, slug: string): Promise<void> {
  await page.goto(`/make/${slug}`);
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
}

for (const colorScheme of ["light", "dark"] as const)
  test(`axe finds nothing in any state of the editor, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme });
    await open(page, "fashion");
    const sought = colorScheme === "light" ? "all" : "contrast";
    for (const { name, come, seen } of states) {
      await come(page);
      await expect(seen(page)).toBeVisible();
      expect(await findViolations(page, "iframe", sought), name).toEqual([]);
    }
    await panel(page).getByRole("button", { name: "Close the table" }).click();
    await canvas(page).getByRole("navigation").getByRole("link", { name: "Shop" }).click();
    await page.getByRole("button", { name: /^Leads to/ }).click();
    await expect(page.getByRole("region", { name: "What stands here" })).toBeVisible();
    expect(await findViolations(page, "iframe", sought), "bubble").toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await expect(commands(page)).toBeVisible();
    expect(await findViolations(page, "iframe", sought), "commands").toEqual([]);
  });

for (const { name: size, viewport } of [
  { name: "320 px", viewport: { width: 320, height: 640 } },
  { name: "390 px", viewport: { width: 390, height: 844 } },
  { name: "a window of 1280 px at 200 %", viewport: { width: 640, height: 450 } },
])
  test(`at ${size} all that the editor can do is reached, and nothing of it is cut off`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await open(page, "fashion");
    const { width, height } = viewport;
    for (const { name, come, seen } of states) {
      await come(page);
      await seen(page).scrollIntoViewIfNeeded();
      await expect(seen(page), name).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(
        width,
      );
      const cut = await page.evaluate(cutOff);
      expect(cut, name).toEqual([]);
      // Some of the page is always in sight, unless it is a table that fills a phone.
      const seenOfPage = (await page.locator('[data-pane="canvas"]').boundingBox())?.height ?? 0;
      if (name !== "table") expect(seenOfPage, name).toBeGreaterThan(height / 8);
    }
  });

/** Buttons of the bar and of the panel that are no finger's width high, or that stand out sideways of what shows them. */
function cutOff(): string[] {
  const found: string[] = [];
  const bar = document.querySelector('[data-pane="bar"]');
  for (const one of document.querySelectorAll<HTMLElement>(
    '[data-pane="bar"] :is(a, button), [data-pane="panel"] button',
  )) {
    const { left, right, width, height } = one.getBoundingClientRect();
    if (width === 0 || one.closest("table, [data-offered]")) continue;
    const called = `${one.getAttribute("aria-label") ?? one.textContent?.trim()} ${Math.round(width)} × ${Math.round(height)}`;
    if (left < -0.5 || right > innerWidth + 0.5) found.push(`out: ${called}`);
    if (height < 43.5 || (bar?.contains(one) && width < 43.5)) found.push(`small: ${called}`);
  }
  return found;
}
