import type { Page } from "@playwright/test";
import { canvas, goToEnd } from "./edited-page.ts";
import { expect, test } from "./fixtures.ts";

const title = (page: Page) => canvas(page).getByRole("heading", { level: 1 });
const saved = (page: Page) => page.getByText("Saved", { exact: true });
const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });
const redo = (page: Page) => page.getByRole("button", { name: "Redo", exact: true });

/** Writes `words` as the title of the page, as one act. */
async function write(page: Page, words: string): Promise<void> {
  await title(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(words);
  await page.keyboard.press("Escape");
  await expect(title(page)).toHaveText(words);
  await expect(saved(page)).toBeVisible();
}

test("a visitor's steps are undone and done again after a reload too", async ({ page }) => {
  await page.goto("/make/wellness");
  const before = await title(page).innerText();
  await write(page, "First");
  await write(page, "Second");
  await undo(page).click();
  await expect(title(page)).toHaveText("First");
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveText("First");
  await redo(page).click();
  await expect(title(page)).toHaveText("Second");
  await undo(page).click();
  await undo(page).click();
  await expect(title(page)).toHaveText(before);
  await expect(undo(page)).toBeDisabled();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveText(before);
  await expect(redo(page)).toBeEnabled();
  // What is new takes the place of what was undone, for good.
  await write(page, "Third");
  await page.reload();
  await expect(title(page)).toHaveText("Third");
  await expect(redo(page)).toBeDisabled();
  await undo(page).click();
  await expect(title(page)).toHaveText(before);
});

test("of a site as well; and where somebody has written there from elsewhere meanwhile, undoing begins anew", async ({
  page,
  browser,
  createAccount,
  signInSilently,
  createSite,
  sessionFragment,
  product,
}) => {
  const account = await createAccount();
  const site = await createSite(account, "Twice Undone", { template: "wellness", trade: "Yoga studio" });
  await signInSilently(account);
  const address = `/dashboard/sites/${site}/edit`;
  await page.goto(address);
  const before = await title(page).innerText();
  await write(page, "By me");
  await page.reload();
  await expect(title(page)).toHaveText("By me");
  await undo(page).click();
  await expect(title(page)).toHaveText(before);
  await write(page, "By me again");
  await page.goto("/dashboard");

  // From another machine: of what this browser keeps, it knows nothing.
  const context = await browser.newContext({ baseURL: product.url });
  const elsewhere = await context.newPage();
  const { fragment } = await sessionFragment(account);
  await elsewhere.goto(`/auth#${fragment}`);
  await expect(elsewhere).not.toHaveURL(/\/auth/);
  await elsewhere.goto(address);
  await title(elsewhere).click();
  await goToEnd(elsewhere);
  await elsewhere.keyboard.type(", and by them");
  await elsewhere.keyboard.press("Escape");
  await expect(saved(elsewhere)).toBeVisible();
  await context.close();

  await page.goto(address);
  await expect(title(page)).toHaveText("By me again, and by them");
  await expect(undo(page)).toBeDisabled();
});
