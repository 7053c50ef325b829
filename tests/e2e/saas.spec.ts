import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchSentRequests } from "./sent-requests.ts";

const home = "/demo/saas";
const dashboard = `${home}/dashboard`;
const pricing = `${home}/pricing`;
const knowledge = `${home}/knowledge`;
const contact = `${home}/contact`;

test("the board of the home page can be filtered, a crate packed and a history folded, without script", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(product.url + home);
  await expect(page.getByText("One week, one wall.")).toBeVisible();
  await page.getByRole("radio", { name: /^Kiln/ }).check();
  await expect(page.getByText("One week, one wall.")).toBeHidden();
  await expect(page.getByText("In the fire.")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Wrapped, labeled, waiting")).toBeVisible();

  await expect(page.getByText("Sent. The tile turns blue.")).toBeHidden();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await expect(page.getByText("Sent. The tile turns blue.")).toBeVisible();

  await expect(page.getByText("Into Vesuvius")).toBeVisible();
  await page.getByText("History", { exact: true }).click();
  await expect(page.getByText("Into Vesuvius")).toBeHidden();
  await context.close();
});

test("the range changes figures, charts and table, stands in the address and goes back; nothing is sent", async ({
  page,
}) => {
  await page.goto(dashboard);
  const sent = watchSentRequests(page);
  const status = page.getByRole("status");
  await expect(status).toHaveText("98 orders, page 1 of 9");
  await page.getByRole("radio", { name: "30 days" }).check();
  await expect(page).toHaveURL(/\?range=30$/);
  await expect(status).toHaveText("370 orders, page 1 of 31");
  await page.getByRole("radio", { name: "90 days" }).check();
  await expect(status).toContainText("1,057 orders");
  await expect(page.getByText("A tile is five orders")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("radio", { name: "30 days" })).toBeChecked();
  await page.reload();
  await expect(status).toHaveText("370 orders, page 1 of 31");
  expect(sent.filter((request) => !request.endsWith("?range=30"))).toEqual([]);
});

test("columns sort both ways, stages and words narrow the orders down, and what fits nothing can be taken back", async ({
  page,
}) => {
  await page.goto(dashboard);
  const status = page.getByRole("status");
  const rows = page.getByRole("table", { name: "Orders of the last" }).locator("tbody tr");
  const total = page.getByRole("columnheader", { name: "Total" });
  await total.getByRole("button").click();
  await expect(total).toHaveAttribute("aria-sort", "descending");
  const first = rows.first().getByRole("cell").last();
  const most = await first.innerText();
  expect(most).toMatch(/^\$[\d,]+$/);
  await total.getByRole("button").click();
  await expect(total).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(/\?sort=total$/);
  await expect(first).not.toHaveText(most);

  await page.getByRole("radio", { name: "Late" }).check();
  await expect(status).toHaveText("4 orders");
  await expect(rows).toHaveCount(4);
  await page.getByRole("searchbox", { name: "Find" }).fill("oxbow");
  await expect(status).toHaveText("1 order");
  await expect(rows.first()).toContainText("#4738");
  await page.getByRole("searchbox", { name: "Find" }).fill("oxbow teapot");
  await expect(page.getByText("Not a tile")).toBeVisible();
  await expect(status).toHaveText("0 orders");
  await page.getByRole("button", { name: "Show all orders" }).click();
  await expect(status).toBeFocused();
  await expect(status).toHaveText("98 orders, page 1 of 9");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(status).toHaveText("98 orders, page 2 of 9");
  await expect(page.getByRole("searchbox", { name: "Find" })).toHaveValue("");
});

test("a chart is read with the arrow keys, put away with Escape, and there as a table", async ({ page }) => {
  await page.goto(dashboard);
  const chart = page.getByRole("slider", { name: "Revenue, column by column" });
  const tip = page.locator(".chart-tip");
  await expect(chart).toBeEnabled();
  await page.getByText("Orders by stage as a table").focus();
  await page.keyboard.press("Tab");
  await expect(chart).toBeFocused();
  await expect(tip).toContainText("Fri, Nov 20");
  await page.keyboard.press("ArrowLeft");
  await expect(tip).toContainText("Thu, Nov 19");
  await expect(chart).toHaveAttribute("aria-valuetext", /^Thu, Nov 19: \$[\d,]+, \$[\d,]+ 7 days before$/);
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);

  const stacks = page.getByRole("slider", { name: "Orders by stage, column by column" });
  await stacks.hover({ position: { x: 5, y: 20 } });
  await expect(tip).toContainText("Sat, Nov 14");
  await expect(tip).toContainText("11 orders");

  await page.getByRole("radio", { name: "30 days" }).check();
  await chart.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tip).toContainText("Thu, Nov 19");
  await page.getByRole("radio", { name: "7 days" }).check();

  await page.getByText("Revenue as a table").click();
  await expect(page.getByRole("table").filter({ hasText: "7 days before" }).locator("tbody tr")).toHaveCount(
    7,
  );
});

test("single keys work anywhere but in a field, and can be switched off", async ({ page }) => {
  await page.goto(dashboard);
  const status = page.getByRole("status");
  await expect(page.getByRole("checkbox", { name: "Shortcuts" })).toBeEnabled();
  await page.keyboard.press("2");
  await expect(status).toHaveText("370 orders, page 1 of 31");
  await page.keyboard.press("1");
  await page.keyboard.press("l");
  await expect(status).toHaveText("4 orders");
  await page.keyboard.press("l");
  await page.keyboard.press("t");
  await expect(page.getByRole("columnheader", { name: "7 days before" })).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Find" })).toBeFocused();
  await page.keyboard.type("2");
  await expect(page.getByRole("radio", { name: "7 days" })).toBeChecked();
  await page.getByRole("searchbox", { name: "Find" }).fill("");

  await page.getByRole("checkbox", { name: "Shortcuts" }).uncheck();
  await page.keyboard.press("3");
  await page.keyboard.press("l");
  await expect(status).toHaveText("98 orders, page 1 of 9");
});

test("prices follow kilns and billing, say what a year saves, and stand in the address", async ({ page }) => {
  await page.goto(pricing);
  const sent = watchSentRequests(page);
  const status = page.getByRole("status");
  await expect(status).toHaveText("Workshop fits best: $89 a month.");
  await page.getByRole("radio", { name: /^Yearly/ }).check();
  await expect(status).toHaveText("Workshop fits best: $890 a year, which saves $178.");
  await expect(planOf(page, "Works")).toContainText("$2,290 a year");
  const kilns = page.getByRole("slider", { name: "Kilns" });
  await kilns.focus();
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("Workshop fits best: $1,080 a year, which saves $216.");
  await page.keyboard.press("Home");
  await expect(status).toHaveText("Bench fits best: $290 a year, which saves $58.");
  await expect(page).toHaveURL(/\?billing=yearly&kilns=1$/);
  await page.keyboard.press("End");
  await expect(status).toContainText("Works fits best");
  await expect(planOf(page, "Works")).toContainText("8 more at $15 a month");
  await page.goBack();
  await expect(status).toHaveText("Workshop fits best: $89 a month.");
  expect(sent).toEqual([]);
});

test("articles are found by words and topic, marked, counted, and gone back from", async ({ page }) => {
  await page.goto(knowledge);
  const sent = watchSentRequests(page);
  const status = page.getByRole("status");
  const field = page.getByRole("searchbox", { name: "Search" });
  await expect(status).toHaveText("15 articles");
  await expect(field).toBeEnabled();
  await field.fill("Cone bends");
  await field.press("Enter");
  await expect(page).toHaveURL(/\?q=Cone\+bends$/);
  await expect(status).toHaveText("1 article for “Cone bends”");
  await expect(page.getByText("A cone measures heat work").last()).toBeVisible();
  await expect(page.locator("mark").first()).toHaveText("Cone");

  await field.fill("");
  await expect(status).toHaveText("15 articles");
  await page.getByRole("radio", { name: "Stock" }).check();
  await expect(status).toHaveText("3 articles");
  await page.getByRole("heading", { name: "Reckon with shrinkage" }).click();
  await expect(page.getByText("4 / 0.88, which is 4.55 inches")).toBeVisible();
  for (const words of ["15 articles", "1 article for “Cone bends”", "15 articles"]) {
    await page.goBack();
    await expect(status).toHaveText(words);
  }
  await expect(field).toHaveValue("");
  expect(sent).toEqual([]);
});

test("a search for nothing that is there says so, and ends with all articles", async ({ page }) => {
  await page.goto(`${knowledge}?q=unicorn+(&topic=astrology`);
  await expect(page.getByRole("status")).toHaveText("0 articles for “unicorn (”");
  await expect(page.getByRole("heading", { name: "Nothing under this glaze" })).toBeVisible();
  await page.getByRole("button", { name: "Show all articles" }).click();
  await expect(page.getByRole("searchbox", { name: "Search" })).toBeFocused();
  await expect(page.getByRole("status")).toHaveText("15 articles");
});

test("an address full of nonsense shows the usual page", async ({ page }) => {
  await page.goto(`${dashboard}?range=8&show=lost&sort=--x&page=0&q=`);
  await expect(page.getByRole("status")).toHaveText("98 orders, page 1 of 9");
  await page.goto(`${dashboard}?page=999&range=7`);
  await expect(page.getByRole("status")).toHaveText("98 orders, page 9 of 9");
  await page.goto(`${pricing}?billing=never&kilns=-4`);
  await expect(page.getByRole("status")).toHaveText("Workshop fits best: $89 a month.");
});

test("a message is checked, confirmed in place of the form, and sent nowhere", async ({ page }) => {
  await page.goto(contact);
  const sent = watchSentRequests(page);
  const form = page.locator("form[data-live]");
  await expect(form).toBeVisible();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await page.getByLabel("Your name").fill("Robin Slip");
  await page.getByLabel("Email").fill("robin@workshop.example");
  await page.getByLabel("Workshop").fill("Slip & Score");
  await page.getByLabel("Kilns, or ovens, or presses").selectOption("We lost count");
  await page.getByRole("radio", { name: "Moving in" }).check();
  await page.getByLabel("Message").fill("Our whiteboard is full.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Your message is laid" })).toBeFocused();
  await page.getByRole("button", { name: "Write another" }).click();
  await expect(page.getByLabel("Your name")).toHaveValue("");
  expect(sent).toEqual([]);
});

function planOf(page: Page, name: string) {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
}

test("what is special is seen over what is general, whichever way a visitor came", async ({
  page,
  product,
}) => {
  // A key of the home page: its block says more of it than the site does.
  const heightOfKey = async () =>
    (await page.locator("kbd", { hasText: "T" }).first().boundingBox())?.height ?? 0;
  await page.goto(product.url + home);
  const asked = await heightOfKey();
  expect(asked).toBeGreaterThan(60);
  await page.goto(product.url + contact);
  // Before React runs, a link loads its page anew.
  await expect(page.locator("form[data-live]")).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("data-first-document", ""));
  await page.getByRole("banner").getByRole("link", { name: "Tessel" }).click();
  await expect(page).toHaveURL(product.url + home);
  await expect(page.locator("[data-first-document]")).toHaveCount(1);
  await expect.poll(heightOfKey).toBe(asked);
});
