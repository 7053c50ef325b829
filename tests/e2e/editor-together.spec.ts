import { canvas, goToEnd } from "./edited-page.ts";
import { expect, test } from "./fixtures.ts";

test("two windows write at once: what stands in two places is joined, and the same place is asked about", async ({
  page,
  context,
  createAccount,
  signInSilently,
  createSite,
  expectConsoleError,
}) => {
  expectConsoleError(/409 \(Conflict\)/);
  const account = await createAccount();
  const site = await createSite(account, "Two Windows", { template: "wellness", trade: "Yoga studio" });
  await signInSilently(account);
  const address = `/dashboard/sites/${site}/edit`;
  // Neither hears of the other before it saves.
  await context.route("**/api/be-present", (route) => route.fulfill({ json: { revision: 1, others: [] } }));
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  const title = (one: typeof page) => canvas(one).getByRole("heading", { level: 1 });
  const second = (one: typeof page) => canvas(one).getByRole("heading", { level: 2 }).first();
  await expect(second(page)).toBeVisible();
  const heading = await second(page).innerText();
  await expect(title(other)).toBeVisible();

  await title(other).click();
  await other.keyboard.press("Control+a");
  await other.keyboard.type("Theirs");
  await other.keyboard.press("Escape");
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();

  await second(page).click();
  await goToEnd(page);
  await page.keyboard.type(" Mine.");
  await page.keyboard.press("Escape");
  await expect(title(page)).toHaveText("Theirs");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await title(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Of this window");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await title(other).click();
  await other.keyboard.press("Control+a");
  await other.keyboard.type("Of the other");
  await other.keyboard.press("Escape");
  await other.getByRole("button", { name: "Decide" }).click();
  const question = other.getByRole("dialog", { name: "Two of you wrote here" });
  await expect(question).toContainText("Of this window");
  await expect(question).toContainText("Of the other");
  // What stands elsewhere has been joined already.
  await expect(second(other)).toHaveText(`${heading} Mine.`);
  await question.getByRole("button", { name: "Take this one" }).click();
  await expect(title(other)).toHaveText("Of this window");
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
});

test("who else works on the site is said, with the page they are on, and what they save comes by itself", async ({
  page,
  context,
  createAccount,
  signInSilently,
  createSite,
}) => {
  const account = await createAccount();
  const site = await createSite(account, "Both Here", { template: "wellness", trade: "Yoga studio" });
  await signInSilently(account);
  const address = `/dashboard/sites/${site}/edit`;
  await page.goto(address);
  await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
  const others = (one: typeof page) => one.getByRole("list", { name: "Who else is here" });
  await expect(others(page).getByRole("button")).toHaveCount(0);

  const other = await context.newPage();
  await other.goto(address);
  await expect(
    others(other).getByRole("button", { name: "You, in another window: this page" }),
  ).toBeVisible();
  const pages = other.getByRole("combobox", { name: "Page" });
  const label = (await pages.getByRole("option").nth(1).textContent()) ?? "";
  await pages.selectOption({ label });
  const title = (one: typeof page) => canvas(one).getByRole("heading", { level: 1 });
  await title(other).click();
  await other.keyboard.press("Control+a");
  await other.keyboard.type("Come by itself");
  await other.keyboard.press("Escape");
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();

  await others(page)
    .getByRole("button", { name: `You, in another window: ${label}` })
    .click();
  await expect(pages).toHaveValue(await page.getByRole("combobox", { name: "Page" }).inputValue());
  await expect(title(page)).toHaveText("Come by itself");
});

test("without a network typing goes on, the state is said, and a reload and the way back lose nothing", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  const account = await createAccount();
  const site = await createSite(account, "Far Out", { template: "wellness", trade: "Yoga studio" });
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}/edit`);
  const title = canvas(page).getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  await page.route("**/api/save-draft", (route) => route.abort("internetdisconnected"));
  await title.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Written far out");
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^Offline\./)).toBeVisible();
  await page.reload();
  // Whether its last try, on leaving the page, came through, is not the test's affair.
  await expect(title).toHaveText("Written far out");
  await page.unroute("**/api/save-draft");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`/dashboard/sites/${site}/edit`);
  await expect(canvas(elsewhere).getByRole("heading", { level: 1 })).toHaveText("Written far out");
});

test("whose session ends while they write goes on writing, and all is saved when they are signed in again", async ({
  page,
  product,
  createAccount,
  signInSilently,
  sessionFragment,
  createSite,
  expectConsoleError,
}) => {
  expectConsoleError(/40[13] \((Unauthorized|Forbidden)\)|The profile could not be loaded/);
  const account = await createAccount();
  const site = await createSite(account, "Long Nights", { template: "wellness", trade: "Yoga studio" });
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}/edit`);
  const title = canvas(page).getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  const { accessToken } = await sessionFragment(account);
  const ended = await fetch(`${product.url}/auth/v1/logout?scope=global`, {
    method: "POST",
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(ended.ok).toBe(true);

  await title.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Written past midnight");
  await expect(page.getByText(/^You are signed out\./)).toBeVisible();
  await page.keyboard.type(", and on");
  await expect(title).toHaveText("Written past midnight, and on");
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Sign in again" }).click();
  const beside = await opening;
  // The page finds out first that the session it was handed is none.
  await expect.poll(() => beside.evaluate(() => localStorage.getItem("fabula.session"))).toBeNull();
  await beside.getByLabel("Email").fill(account.email);
  await beside.getByLabel("Password", { exact: true }).fill(account.password);
  await beside.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(beside).toHaveURL(/\/dashboard\/sites$/);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(title).toHaveText("Written past midnight, and on");
});

test("two windows of a visitor without an account keep the words of both", async ({ page, context }) => {
  await page.goto("/make/wellness");
  const other = await context.newPage();
  await other.goto("/make/wellness");
  const title = (one: typeof page) => canvas(one).getByRole("heading", { level: 1 });
  const second = (one: typeof page) => canvas(one).getByRole("heading", { level: 2 }).first();
  await expect(second(page)).toBeVisible();
  const heading = await second(page).innerText();
  await title(other).click();
  await other.keyboard.press("Control+a");
  await other.keyboard.type("Of the other window");
  await other.keyboard.press("Escape");
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
  await second(page).click();
  await goToEnd(page);
  await page.keyboard.type(" Of this one.");
  await page.keyboard.press("Escape");
  await expect(title(page)).toHaveText("Of the other window");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await other.reload();
  await expect(title(other)).toHaveText("Of the other window");
  await expect(second(other)).toHaveText(`${heading} Of this one.`);
});
