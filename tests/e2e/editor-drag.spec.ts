import type { Locator, Page } from "@playwright/test";
import { canvas } from "./edited-page.ts";
import { expect, test } from "./fixtures.ts";

const panel = (page: Page) => page.getByRole("complementary");
const items = (page: Page) => panel(page).locator("[data-section]");
const names = (page: Page) => items(page).locator("button > span > span:first-child").allTextContents();
const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });

async function open(page: Page): Promise<void> {
  await page.goto("/make/food");
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(items(page).first()).toBeVisible();
}

async function middleOf(element: Locator): Promise<{ x: number; y: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("not there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

test("a section is dragged by its handle as one step, told aloud, undone, and left alone by Escape", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const before = await names(page);
  const handle = items(page).nth(3).locator("[data-handle]");
  const from = await middleOf(handle);
  const first = await middleOf(items(page).first());
  const toTop = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, first.y, { steps: 4 });
    await page.mouse.move(from.x, first.y - first.height / 2 + 3, { steps: 3 });
    await expect(panel(page).locator("[data-gap]")).toHaveCount(1);
  };
  await toTop();
  await page.keyboard.press("Escape");
  await expect(panel(page).locator("[data-gap]")).toHaveCount(0);
  await page.mouse.up();
  expect(await names(page)).toEqual(before);
  await expect(undo(page)).toBeDisabled();

  await toTop();
  await page.mouse.up();
  const [one = "", two = "", three = "", dragged = "", ...others] = before;
  await expect.poll(() => names(page)).toEqual([dragged, one, two, three, ...others]);
  await expect(page.getByText(`${dragged} is section 1 of ${before.length} now.`)).toBeAttached();
  await undo(page).click();
  await expect.poll(() => names(page)).toEqual(before);
  await expect(undo(page)).toBeDisabled();
});

test("a finger drags on a phone, and the list goes on by itself at its edge", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 700 },
    hasTouch: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("/make/food");
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Sections", exact: true }).click();
  await expect(items(page).first()).toBeVisible();
  const before = await names(page);
  const from = await middleOf(items(page).first().locator("[data-handle]"));
  const client = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: from.x, y }],
    });
  await touch("touchStart", from.y);
  await touch("touchMove", from.y + 40);
  await touch("touchMove", 690);
  const scrolled = () =>
    panel(page).evaluate((element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 60);
  await expect.poll(scrolled).toBe(true);
  await touch("touchEnd", 690);
  await expect.poll(async () => (await names(page)).indexOf(before[0] ?? "")).toBeGreaterThan(2);
  await context.close();
});

test("a section is added above the first one", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const before = await names(page);
  const opener = panel(page).getByRole("button", { name: "Add a section at the top of the page" });
  await opener.press("Enter");
  await expect(panel(page).getByText("It comes first on the page.")).toBeVisible();
  await panel(page).getByRole("searchbox").press("Escape");
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await panel(page).getByRole("searchbox").fill("questions");
  await panel(page)
    .getByRole("button", { name: /^Questions/ })
    .press("Enter");
  await expect.poll(() => names(page)).toEqual(["Questions", ...before]);
  await expect(page.getByText("Questions is added at the top of the page.")).toBeAttached();
  await expect(canvas(page).locator("main > [data-block]").first()).toHaveAttribute("data-block", "faq");
});
