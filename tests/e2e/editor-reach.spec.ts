import type { Page } from "@playwright/test";
import { canvas } from "./edited-page.ts";
import { expect, test } from "./fixtures.ts";

async function openPage(page: Page, design: string, path: string): Promise<void> {
  await page.goto(`/make/${design}`);
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeAttached();
  await page.getByRole("combobox", { name: "Page", exact: true }).selectOption(path);
}

test("of words beside each other each is typed over by itself, and what is no text stays", async ({
  page,
}) => {
  await openPage(page, "painting", "/services");
  const price = canvas(page).locator(".rates-price").first();
  await expect(price).toHaveText("from $3.50 /sq ft of floor");
  await price.locator("small").first().click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("now at");
  await expect(price).toHaveText("now at $3.50 /sq ft of floor");
  // Nothing is taken from what stands before the next text.
  await page.keyboard.press("Control+a");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Delete");
  await expect(price).toHaveText("now at $3.50 /sq ft of floor");
});

test("a picture beneath the link of its card is reached by a press on it, and belongs to its record", async ({
  page,
}) => {
  await openPage(page, "fashion", "/shop");
  const picture = canvas(page).locator("main [data-block] li img").first();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error("the first product has no picture");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const shown = page
    .getByRole("region", { name: "What stands here" })
    .getByRole("textbox", { name: "What the picture shows" });
  await expect(shown).toHaveValue((await picture.getAttribute("alt")) ?? "");
});

test("what shows the beginning of a folded text opens all of it, and the caret is where the press was", async ({
  page,
}) => {
  await openPage(page, "saas", "/knowledge");
  const article = canvas(page).locator("details").first();
  const beginning = article.locator("summary span");
  const whole = article.locator("div p").first();
  const [first = ""] = ((await whole.textContent()) ?? "").split(" ");
  await expect(beginning).toBeVisible();
  await expect(whole).toBeHidden();
  await beginning.click({ position: { x: 1, y: 6 } });
  await expect(whole).toBeVisible();
  await page.keyboard.type("Mind: ");
  await expect(whole).toHaveText(new RegExp(`^Mind: ${first} `));
  await page.keyboard.press("Escape");
  // Folded again, it shows the new beginning.
  await article.locator("h2").evaluate((heading) => heading.closest("details")?.removeAttribute("open"));
  await expect(beginning).toHaveText(new RegExp(`^Mind: ${first} `));
  await page.reload();
  await page.getByRole("combobox", { name: "Page", exact: true }).selectOption("/knowledge");
  await expect(beginning).toHaveText(new RegExp(`^Mind: ${first} `));
});
