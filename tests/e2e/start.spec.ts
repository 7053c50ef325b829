import type { FrameLocator, Locator, Page, Request } from "@playwright/test";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const named = (page: Page) => page.getByLabel("Your business is called");
const trade = (page: Page) => page.getByLabel("Trade");
const designs = (page: Page) => page.locator("[data-design]");
const order = (page: Page) =>
  designs(page).evaluateAll((items) => items.map((item) => item.getAttribute("data-design")));
const more = (page: Page) => page.getByText("Phone, town, prices, a sentence, a logo");

function worn(design: Locator): FrameLocator {
  return design.frameLocator("iframe");
}

/** The designs that are worn now, of which each shows `text`. */
async function expectAllToShow(page: Page, text: string, least: number) {
  const frames = page.locator("[data-design] iframe");
  await expect.poll(() => frames.count()).toBeGreaterThanOrEqual(least);
  for (const frame of await frames.all())
    await expect(frame.contentFrame().locator("body")).toContainText(text, { ignoreCase: true });
}

test("a typed name is worn by all designs on the screen, the trade's own first, with services and their prices", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto("/start");
  await expect(page.locator("iframe")).toHaveCount(0);
  await named(page).pressSequentially("Bistro Zwölf");
  await expectAllToShow(page, "Bistro Zwölf", 3);
  await trade(page).fill("Bistro");
  await expect.poll(async () => (await order(page)).slice(0, 2)).toEqual(["food", "restaurant"]);
  await expect(page.getByText("Made for your trade", { exact: true }).filter({ visible: true })).toHaveCount(
    2,
  );
  await expect(page.getByText("Made for your trade, and now first: 2.")).toBeAttached();
  await more(page).click();
  await page.getByLabel("Service 1", { exact: true }).fill("Lunch of the day");
  await page.getByLabel("Price of service 1").fill("€ 14");
  await expectAllToShow(page, "Lunch of the day", 3);
  await expectAllToShow(page, "€ 14", 3);
  await page.getByLabel("Phone").fill("+49 30 901820");
  await expect(worn(designs(page).nth(1)).getByText("+49 30 901820").first()).toBeVisible();
  await page.getByLabel("Your business in one sentence").fill("Twelve tables and one stove.");
  await expect(worn(designs(page).first()).getByText("Twelve tables and one stove.")).toBeVisible();
});

test("designs are worn as they come to the screen, and no others", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/start");
  await named(page).fill("Ada");
  await expectAllToShow(page, "Ada", 2);
  const last = designs(page).last();
  await expect(last.locator("iframe")).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(worn(last).getByText("Ada").first()).toBeVisible();
  await expect(designs(page).first().locator("iframe")).toHaveCount(0);
});

test("one is opened large by keyboard, at the width of a desk and of a phone; Escape closes it and gives the focus back", async ({
  page,
}) => {
  await page.goto("/start");
  await named(page).fill("Bistro Zwölf");
  const button = page.getByRole("button", { name: "See Aurelle large" });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Aurelle" });
  const inside = dialog.frameLocator("iframe");
  await expect(inside.getByText("Bistro Zwölf").first()).toBeVisible();
  const width = () => inside.locator("html").evaluate(() => window.innerWidth);
  expect(await width()).toBe(1440);
  await dialog.getByRole("button", { name: "Phone" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Phone" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(width).toBe(390);
  await expect(dialog.getByRole("link", { name: "Make this yours" })).toHaveAttribute("href", "/make/luxury");
  // What is worn is a page of its own, with landmarks of its own.
  expect(await findViolations(page, "dialog iframe")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator("dialog iframe")).toHaveCount(0);

  // From within the page that is shown, too, where Escape would be nobody's.
  await button.press("Enter");
  await inside.getByRole("link").first().focus();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("links and forms of a design that is tried on lead nowhere", async ({ page }) => {
  await page.goto("/start");
  await named(page).fill("Ada");
  await page.getByRole("button", { name: "See Aurelle large" }).click();
  const inside = page.getByRole("dialog").frameLocator("iframe");
  await inside.getByRole("link", { name: "Heritage" }).first().click();
  await inside.getByRole("textbox").fill("ada@lovelace.example");
  await inside.getByRole("textbox").press("Enter");
  await expect(inside.getByText("Ada").first()).toBeVisible();
  expect(page.url()).toMatch(/\/start$/);
  expect(await inside.locator("html").evaluate(() => location.href)).toBe("about:srcdoc");
});

test("what was typed and which design was opened is there after a reload, and gone after beginning anew", async ({
  page,
}) => {
  await page.goto("/start");
  await named(page).fill("Bistro Zwölf");
  await trade(page).fill("Bistro");
  await more(page).click();
  await page.getByLabel("Service 2", { exact: true }).fill("Sunday roast");
  await page.getByRole("button", { name: "See Noctua large" }).click();
  await expect(page.getByRole("dialog", { name: "Noctua" })).toBeVisible();
  await page.reload();
  await expect(named(page)).toHaveValue("Bistro Zwölf");
  await expect(page.getByLabel("Service 2", { exact: true })).toHaveValue("Sunday roast");
  await expect.poll(async () => (await order(page))[0]).toBe("food");
  await expectAllToShow(page, "Bistro Zwölf", 1);
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await kept()).toContain("restaurant");
  await page.getByRole("button", { name: "Begin anew" }).click();
  await expect(named(page)).toHaveValue("");
  await expect(named(page)).toBeFocused();
  await expect.poll(async () => (await order(page))[0]).toBe("luxury");
  expect(await kept()).toBe("{}");
});

test("a logo is drawn in the browser and worn, and a file that is none is told so", async ({ page }) => {
  await page.goto("/start");
  await named(page).fill("Ada");
  await more(page).click();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="20"/></svg>';
  const file = page.getByLabel("Logo");
  await file.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
  const logo = worn(designs(page).first()).locator(".navigation-logo");
  await designs(page).first().scrollIntoViewIfNeeded();
  await expect(logo).toHaveAttribute("src", /^data:image\/png;base64,/);
  await page.getByRole("button", { name: "Take the logo off" }).click();
  await expect(logo).toHaveCount(0);
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByRole("alert")).toContainText("no picture that your browser can draw");
});

test("nothing is asked for but code, pictures, faces and templates of the studio, and nothing is sent", async ({
  page,
  product,
}) => {
  const others: string[] = [];
  const isFile = (request: Request) => {
    const { origin, pathname, search } = new URL(request.url());
    return (
      request.method() === "GET" &&
      origin === product.url &&
      /^\/(start$|assets\/|pictures\/|fonts\/|favicon|api\/templates\/studio-)/.test(pathname) &&
      !/Zw|Lunch/.test(search)
    );
  };
  page.on("request", (request) => {
    if (!request.url().startsWith("data:") && request.url() !== "about:srcdoc" && !isFile(request))
      others.push(`${request.method()} ${request.url()}`);
  });
  await page.goto("/start");
  await named(page).fill("Bistro Zwölf");
  await more(page).click();
  await page.getByLabel("Service 1", { exact: true }).fill("Lunch");
  // One of four: on the way from one to the next the others come by as well.
  const items = await designs(page).all();
  for (const item of items.filter((_, index) => index % 4 === 0)) {
    await item.scrollIntoViewIfNeeded();
    await expect(worn(item).getByText("Bistro Zwölf").first()).toBeAttached();
  }
  expect(others).toEqual([]);
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test(`whoever types prices at ${width} px sees them on a design, and its beginning again with the name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/start");
    await named(page).fill("Bistro Zwölf");
    await trade(page).fill("Bistro");
    await more(page).click();
    for (const row of [1, 4]) {
      await page.getByLabel(`Service ${row}`, { exact: true }).fill(`Dish number ${row}`);
      await page.getByLabel(`Price of service ${row}`).fill(`€ ${row}4`);
    }
    const frame = designs(page).first().locator("iframe");
    await expect(frame.contentFrame().getByText("Dish number 4")).toBeVisible();
    const seen = (text: string) =>
      frame.evaluate((element, sought) => {
        const { contentDocument: shown, clientWidth } = element as HTMLIFrameElement;
        const said = Array.from(shown?.querySelectorAll("main *") ?? []).findLast((part) =>
          part.textContent?.includes(sought),
        );
        const stage = element.getBoundingClientRect();
        const scale = stage.width / clientWidth;
        const { top = -1, bottom = Number.POSITIVE_INFINITY } = said?.getBoundingClientRect() ?? {};
        return top >= 0 && stage.top + bottom * scale <= innerHeight;
      }, text);
    await expect.poll(() => seen("Dish number 4")).toBe(true);
    await expect(page.getByLabel("Price of service 4")).toBeInViewport({ ratio: 1 });
    const scrolled = () => frame.evaluate((element) => (element as HTMLIFrameElement).contentWindow?.scrollY);
    await named(page).focus();
    await expect.poll(scrolled).toBe(0);
  });

test("two tabs say the same: what one is told is not undone by the other", async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto("/start");
  await other.goto("/start");
  await named(page).fill("Bistro Zwölf");
  await expect(named(other)).toHaveValue("Bistro Zwölf");
  await trade(other).fill("Bistro");
  await expect(trade(page)).toHaveValue("Bistro");
  await page.reload();
  await expect(named(page)).toHaveValue("Bistro Zwölf");
  await expect(trade(page)).toHaveValue("Bistro");
  await page.getByRole("button", { name: "Begin anew" }).click();
  await expect(named(other)).toHaveValue("");
});

test("the order does not change under the pointer", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/start");
  await designs(page).first().hover();
  await trade(page).focus();
  await page.keyboard.type("Bistro");
  await expect(page.getByText("Made for your trade, and now first: 2.")).toBeAttached();
  expect((await order(page))[0]).toBe("luxury");
  await page.mouse.move(5, 5);
  await expect.poll(async () => (await order(page))[0]).toBe("food");
  await expect(trade(page)).toBeFocused();
});

test("on a phone one design is worn at a time, the next by swiping", async ({ browser, product }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    baseURL: product.url,
  });
  const page = await context.newPage();
  await page.goto("/start");
  await named(page).fill("Bistro Zwölf");
  await trade(page).fill("Bistro");
  await expect.poll(async () => (await order(page))[0], "the order has changed").toBe("food");
  const [first, second] = [designs(page).first(), designs(page).nth(1)];
  await expect(worn(first).getByText("Bistro Zwölf").first()).toBeVisible();
  expect(
    await worn(first)
      .locator("html")
      .evaluate(() => window.innerWidth),
  ).toBe(390);
  await expect.poll(() => page.locator("[data-design] iframe").count()).toBeLessThanOrEqual(2);
  await page.locator("[data-designs]").evaluate((list) => list.scrollBy({ left: 340 }));
  const box = () => second.boundingBox();
  await expect.poll(async () => Math.round((await box())?.x ?? 0)).toBeLessThan(40);
  await expect(worn(second).getByText("Bistro Zwölf").first()).toBeVisible();
  await second.getByRole("button", { name: "See Noctua large" }).tap();
  const dialog = page.getByRole("dialog", { name: "Noctua" });
  await expect(dialog.frameLocator("iframe").getByText("Bistro Zwölf").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).tap();
  await expect(dialog).toBeHidden();
  await context.close();
});

for (const name of ["A", "Wirtschaftsprüfungsgesellschaft Altmühltal & Töchter KGaA mbH", "北京茶馆"])
  test(`a business called ${name} fits its form and its frames`, async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/start");
      await named(page).fill(name);
      await expectAllToShow(page, name.slice(0, 60), 1);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
      const field = await named(page).evaluate(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      );
      expect(field, `at ${width} px`).toBeLessThanOrEqual(1);
    }
    expect(await findViolations(page)).toEqual([]);
  });

test("a demo leads here with its design first", async ({ page }) => {
  await page.goto("/demos/tech");
  await page.getByRole("link", { name: "Try it on your business" }).click();
  await expect(page).toHaveURL(/\/start\?design=tech$/);
  await expect.poll(async () => (await order(page))[0]).toBe("tech");
});

test("the landing page leads here from its showcase and from the foot of its Demos menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const links = page.getByRole("link", { name: "Try it on your business" });
  await expect(
    page.locator("#showcase").getByRole("link", { name: "Try it on your business" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Demos" }).click();
  await expect(links).toHaveCount(2);
  await links.first().click();
  await expect(page.getByRole("heading", { level: 1, name: /Twenty-five websites put it on/ })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows its designs as they are and says that the fitting needs one", async ({ page }) => {
    await page.goto("/start");
    await expect(page.getByText("the designs need a script")).toBeVisible();
    await expect(named(page)).toBeVisible();
    await expect(designs(page)).toHaveCount(25);
    await expect(page.getByRole("button", { name: /large$/ })).toHaveCount(0);
    await page.getByRole("link", { name: "See Hotpath as it is" }).click();
    await expect(page).toHaveURL(/\/demos\/tech$/);
  });
});
