import { demoCategories, demos, showcasedDemos } from "../../app/demos/catalog.ts";
import { expect, test } from "./fixtures.ts";
import { watchSentRequests } from "./sent-requests.ts";

test("each of the twenty showcase cards opens its demo in a new tab and hands over no opener", async ({
  page,
}) => {
  await page.goto("/");
  const cards = page.locator("#showcase li[data-world] a");
  await expect(cards).toHaveCount(20);
  for (const demo of showcasedDemos) {
    const card = page.locator(`#showcase a[href="${demo.path}"]`);
    await expect(card).toHaveAttribute("target", "_blank");
    await expect(card).toHaveAttribute("rel", /noopener/);
    await expect(card).toContainText(demo.brand);
    await expect(card).toContainText(demo.industry);
    await expect(card).toContainText(demo.tagline);
  }
});

test("an anonymous visitor gets Get Started and Sign In, and downloads no client", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const hero = page.locator(".hero");
  await expect(hero.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", /^\/auth/);
  await expect(hero.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
  await expect(page.getByRole("link", { name: "Go to Dashboard" })).toBeHidden();
  expect(scripts).toHaveLength(1);
});

test("the contact form writes to the console, sends nothing and says so", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const sent = watchSentRequests(page);
  const form = page.locator("#contact form");
  await form.getByLabel("Name").fill("Wilhelmina Reed");
  await form.getByLabel("Email").fill("reed@fabula.test");
  await form.getByLabel("Message").fill("Once there was a shop.");
  const logged = page.waitForEvent("console");
  await form.getByRole("button", { name: "Send message" }).click();
  const values = await (await logged).args()[1]?.jsonValue();
  expect(values).toEqual({
    name: "Wilhelmina Reed",
    email: "reed@fabula.test",
    company: "",
    message: "Once there was a shop.",
  });
  await expect(form.getByRole("status")).toContainText("sent nothing");
  await expect(form.getByLabel("Message")).toHaveValue("");
  expect(sent).toEqual([]);
});

test("the contact form wants a name, an address and a message, but no company", async ({ page }) => {
  await page.goto("/");
  const form = page.locator("#contact form");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByRole("status")).toBeHidden();
  for (const label of ["Name", "Email", "Message"])
    await expect(form.getByLabel(label)).toHaveAttribute("required");
  await expect(form.getByLabel("Company")).not.toHaveAttribute("required");
});

test("the Demos menu lists every demo once, in five groups", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.getByRole("button", { name: "Demos" }).click();
  const menu = page.locator("#demos");
  await expect(menu.getByRole("heading")).toHaveText([...demoCategories]);
  await expect(menu.getByRole("listitem").getByRole("link")).toHaveCount(25);
  for (const demo of demos) await expect(menu.locator(`a[href="${demo.path}"]`)).toBeVisible();
});

test("the hero leads down to the showcase", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("link", { name: "Walk through all twenty" }).click();
  await expect(page.locator("#showcase h2")).toBeInViewport();
});

test("the shelf opens the book under the pointer without shifting anything", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  // From when the typefaces are there: on a busy machine their arrival is seen as well.
  await page.evaluate(async () => {
    await document.fonts.ready;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = String("value" in entry ? entry.value : "");
    }).observe({ type: "layout-shift" });
  });
  const leaf = () =>
    page.locator(".shelf").evaluate((shelf) => getComputedStyle(shelf).getPropertyValue("--leaf"));
  expect(await leaf()).toBe("3");
  await page.locator(".shelf a").first().locator("span").hover();
  await expect.poll(leaf).toBe("1");
  await expect(page.locator("html")).not.toHaveAttribute("data-shift");
});

test("nothing moves for a visitor who asked for less motion", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.locator(".shelf a").first().locator("span").hover();
  const shelf = page.locator(".shelf");
  expect(await shelf.evaluate((element) => getComputedStyle(element).getPropertyValue("--leaf"))).toBe("3");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("paper shows the prices and leaves the pictures out", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("$35,000")).toBeVisible();
  await expect(page.locator("#showcase")).toBeHidden();
});
