import type { Page } from "@playwright/test";
import { canvas } from "./edited-page.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const saved = (page: Page) => page.getByText("Saved", { exact: true });
const checks = (page: Page) => page.locator('[data-pane="panel"]');
const tooLong = (page: Page) => checks(page).getByText(/does not fit its place/);

const longWord = "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen";

/** Opens the checks, and waits until all pages have been measured. */
async function openChecks(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Checks/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "Checks" })).toBeVisible();
  await expect(checks(page).getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(checks(page).getByText(/^Measuring the pages/)).toHaveCount(0);
}

test("a word too long for its place is found at the width that cuts it, shown there, and gone when it is mended", async ({
  page,
}) => {
  // All designs of the house break long words: this one is made to forget it.
  await page.route(/wellness[^/]*\.css$/, async (route) => {
    const response = await route.fetch();
    const css = `${await response.text()} main h1 { overflow-wrap: normal !important; hyphens: none !important }`;
    await route.fulfill({ response, body: css });
  });
  await page.goto("/make/wellness");
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeAttached();
  await openChecks(page);
  await expect(tooLong(page)).toHaveCount(0);

  const title = canvas(page).getByRole("heading", { level: 1 });
  const before = await title.innerText();
  await title.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(longWord);
  await expect(title).toHaveText(longWord);
  await expect(tooLong(page)).toHaveText(/^“Donaudampf.*where the page is 390/);
  // Nothing that was measured with is left.
  await expect(page.locator("iframe[data-measuring]")).toHaveCount(0);

  await page.keyboard.press("Escape");
  await checks(page)
    .getByRole("button", { name: /^Show me: “Donau/ })
    .press("Enter");
  await expect(page.getByRole("button", { name: "390", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(title).toBeInViewport();

  await page.keyboard.press("Control+z");
  await expect(title).toHaveText(before);
  await expect(tooLong(page)).toHaveCount(0);
});

test("no page is measured while somebody types, also what a text has no room for", async ({ page }) => {
  await page.goto("/make/wellness");
  const title = canvas(page).getByRole("heading", { level: 1 });
  await expect(title).toBeAttached();
  await openChecks(page);
  await page.evaluate(() => {
    const watched = { key: 0, tooSoon: 0 };
    Object.assign(window, { watched });
    const shown = document.querySelector("iframe")?.contentDocument;
    shown?.addEventListener("keydown", () => (watched.key = performance.now()), { capture: true });
    new MutationObserver(() => {
      const isMeasured = document.querySelector("iframe[data-measuring]") !== null;
      if (isMeasured && performance.now() - watched.key < 500) watched.tooSoon += 1;
    }).observe(document.body, { childList: true });
  });
  await title.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("abcdefghi ".repeat(14), { delay: 30 });
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe[data-measuring]")).toHaveCount(0);
  expect(
    await page.evaluate(() => (window as never as { watched: { tooSoon: number } }).watched.tooSoon),
  ).toBe(0);
});

test("colors that cannot be read are made readable in one press, which is one step of the history", async ({
  page,
}) => {
  await keepDraft(page, "food");
  const paper = await changeKept(page, "food", { ink: "as the ground" });

  await page.goto("/make/food");
  await expect.poll(() => worn(page, "--ink")).toBe(paper);
  await openChecks(page);
  const unread = checks(page).getByText(/^The colour ink/);
  await expect(unread).toHaveCount(2);
  await checks(page)
    .getByRole("button", { name: /^Make it readable: The colour ink/ })
    .first()
    .press("Enter");
  await expect(unread).toHaveCount(0);
  expect(await worn(page, "--ink")).not.toBe(paper);
  await expect(page.getByRole("status").getByText("All texts can be read on their ground.")).toBeAttached();
  await page.keyboard.press("Control+z");
  await expect.poll(() => worn(page, "--ink")).toBe(paper);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
});

test("palettes come from the logo, each is one step of the history, and a site without a logo is offered none", async ({
  page,
}) => {
  const square = (at: number, fill: string) => `<rect x="${at}" width="32" height="64" fill="${fill}"/>`;
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${square(0, "#c81e28")}${square(32, "#143cb4")}</svg>`;
  await page.route(/\/uploads\/logo/, (route) => route.fulfill({ contentType: "image/svg+xml", body: logo }));
  await keepDraft(page, "food");
  await expect(page.getByRole("group", { name: "From your logo" })).toHaveCount(0);
  await changeKept(page, "food", { logo: true });

  await page.goto("/make/food");
  const own = await worn(page, "--accent");
  const deep = await worn(page, "--deep");
  await page.getByRole("button", { name: "Look", exact: true }).press("Enter");
  const palettes = page.getByRole("group", { name: "From your logo" });
  await expect(palettes.getByRole("button")).toHaveText(["Accent", "Ground", "Both"]);
  await palettes.getByRole("button", { name: "Both" }).press("Enter");
  await expect(palettes.getByRole("button", { name: "Both" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => worn(page, "--deep")).not.toBe(deep);
  await expect(page.getByRole("status").getByText("It has the colors of your logo.")).toBeAttached();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => worn(page, "--accent")).toBe(own);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
});

const worn = (page: Page, name: string): Promise<string> =>
  canvas(page)
    .locator(":root")
    .evaluate((root, variable) => getComputedStyle(root).getPropertyValue(variable).trim(), name);

/** Has the browser keep a draft of `design`, and leaves it with its look open. */
async function keepDraft(page: Page, design: string): Promise<void> {
  await page.goto(`/make/${design}`);
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeAttached();
  await page.getByRole("button", { name: "Look", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Shuffle" }).press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  await page.keyboard.press("Control+z");
  await expect(saved(page)).toBeVisible();
}

/** Changes the draft of `design` that the browser keeps as no editor does here; leaves the page, so that none writes over it. */
async function changeKept(page: Page, design: string, what: { logo?: true; ink?: "as the ground" }) {
  await page.goto("/start");
  return page.evaluate(
    async ({ key, wish }) => {
      const done = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await done(indexedDB.open("fabula.drafts"));
      const table = database.transaction("drafts", "readwrite").objectStore("drafts");
      const draft = await done(table.get(key));
      const { theme, facts } = draft.document;
      if (wish.ink) theme.colours.ink = theme.colours.paper;
      if (wish.logo)
        facts.logo = {
          path: "/uploads/logo",
          version: "0a1b2c3d",
          width: 64,
          height: 64,
          widths: [64],
          colour: "#6e2d6e",
          alt: "",
        };
      await done(table.put(draft, key));
      database.close();
      return theme.colours.paper as string;
    },
    { key: design, wish: what },
  );
}
