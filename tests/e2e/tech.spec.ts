import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchSentRequests } from "./sent-requests.ts";

const home = "/demos/tech";
const command = "npx hotpath deploy --regions all";

const copyButton = (page: Page) => page.locator("#deploy").getByRole("button");
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("the command is copied with the mouse, without its prompt, and nothing is sent", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(home);
  const sent = watchSentRequests(page);
  await page.getByRole("link", { name: "Deploy Now" }).first().click();
  await expect(page).toHaveURL(`${home}#deploy`);
  await expect(copyButton(page)).toHaveText("Copy");
  await copyButton(page).click();
  await expect(copyButton(page)).toHaveText("Copied");
  expect(await clipboard(page)).toBe(command);
  await expect(copyButton(page)).toHaveText("Copy");
  expect(sent).toEqual([]);
});

test("the command is copied with the keyboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${home}#deploy`);
  await expect(copyButton(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(copyButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(copyButton(page)).toHaveText("Copied");
  expect(await clipboard(page)).toBe(command);
});

test("where the browser refuses, the button says how else, and one click takes the whole line", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await page.goto(home);
  await copyButton(page).click();
  await expect(copyButton(page)).toHaveText("Not allowed. Click the line, then copy.");
  await page.getByText(command, { exact: true }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(command);
});

test("without scripts there is no button that could not copy, and the command stands there", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(home);
  await expect(page.getByText(command, { exact: true })).toBeVisible();
  await expect(page.locator("#deploy button")).toBeHidden();
  await context.close();
});

test("the status line leads to the windows, and no window begins or ends behind it", async ({ page }) => {
  await page.goto(home);
  for (const [label, title] of [
    ["Products", "Four panes, one prompt"],
    ["Solutions", "Three things that teams delete in their first week"],
    ["Developers", "The docs are one page. This one."],
    ["Enterprise", "What we owe you when we are down"],
    ["Get Started", "You are three words from production."],
  ] as const) {
    await page.getByRole("banner").getByRole("link", { name: label }).click();
    await expect(page.getByRole("heading", { name: title })).toBeInViewport();
  }
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "Back to Portfolio" }),
  ).toHaveAttribute("href", "/");
});
