import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchSentRequests } from "./sent-requests.ts";

const markets = "/demos/crypto/markets";
const trading = "/demos/crypto/trading";
const wallet = "/demos/crypto/wallet";

test("the markets show the four figures, and six coins of which each can be traded", async ({ page }) => {
  await page.goto(markets);
  for (const figure of ["$2.1T", "$89B", "52.3%", "73"])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  const sent = watchSentRequests(page);
  await page.getByRole("link", { name: "TRADE Stater" }).click();
  await expect(page).toHaveURL(/\/trading\?coin=str$/);
  await expect(page.getByRole("heading", { level: 1, name: "Trade Stater" })).toBeVisible();
  await expect(page.getByLabel("Amount in STR")).toBeEnabled();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Markets" })).toBeVisible();
  expect(sent).toEqual([]);
});

test("every column sorts both ways, the address says how, and one can go back", async ({ page }) => {
  await page.goto(markets);
  await expectOrder(page, ["DRC", "TLT", "STR", "MNA", "HCT", "OBL"]);
  await expect(column(page, "Market cap")).toHaveAttribute("aria-sort", "descending");
  const firstAndLast = {
    Coin: ["DRC", "TLT"],
    Price: ["DRC", "OBL"],
    "24 h": ["OBL", "HCT"],
    "7 days": ["OBL", "HCT"],
    Volume: ["DRC", "OBL"],
  };
  for (const [name, [first = "", last = ""]] of Object.entries(firstAndLast)) {
    await page.getByRole("button", { name }).click();
    await expectFirst(page, first);
    await page.getByRole("button", { name }).click();
    await expectFirst(page, last);
  }
  await expect(column(page, "Volume")).toHaveAttribute("aria-sort", "ascending");
  await expect(column(page, "Market cap")).toHaveAttribute("aria-sort", "none");
  await expect(page).toHaveURL(/\?sort=volume&order=up$/);
  await page.reload();
  await expectFirst(page, "OBL");
  await page.goBack();
  await expectFirst(page, "DRC");
  await page.goBack();
  await expect(column(page, "7 days")).toHaveAttribute("aria-sort", "ascending");
});

test("the keyboard sorts, filters and trades; nonsense in the address is survived", async ({ page }) => {
  await page.goto(`${markets}?sort=luck&order=sideways&find=%3Cb%3E`);
  await expect(page.getByRole("status")).toHaveText("0 of 6 coins");
  await expect(page.getByRole("heading", { name: "No coin by that name." })).toBeVisible();
  await page.getByRole("button", { name: "Show all six" }).press("Enter");
  await expect(page.getByLabel("Find a coin")).toBeFocused();
  await expect(rows(page)).toHaveCount(6);
  await page.keyboard.type("ob");
  await expect(page.getByRole("status")).toHaveText("1 of 6 coins");
  await expect(page).toHaveURL(/find=ob/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect(rows(page)).toHaveCount(6);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Coin" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expectOrder(page, ["TLT", "STR", "OBL", "MNA", "HCT", "DRC"]);
  await page.getByRole("link", { name: "TRADE Talent" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Trade Talent" })).toBeVisible();
  await page.goto(`${trading}?coin=%00&side=hold`);
  await expect(page.getByRole("heading", { level: 1, name: "Trade Drachm" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Buy" })).toBeChecked();
});

test("the ticket reckons to the cent, prints a slip, and sends nothing", async ({ page }) => {
  await page.goto(trading);
  const sent = watchSentRequests(page);
  await page.getByLabel("Amount in DRC").fill("0.25");
  await expectReckoning(page, "$56,216.66 × 0.250000", "$14,054.17", "+ $35.14", "$14,089.31");
  await page.getByText("Sell", { exact: true }).click();
  await expect(page).toHaveURL(/\?side=sell$/);
  // At the best bid, and the fee is taken off.
  await expectReckoning(page, "$56,185.46 × 0.250000", "$14,046.37", "− $35.12", "$14,011.25");
  await page.getByRole("button", { name: "Sell Drachm, for practice" }).click();
  const slip = page.getByRole("region", { name: "Practice order done" });
  await expect(slip.getByRole("heading")).toBeFocused();
  await expect(slip).toContainText("$14,011.25");
  await expect(slip).toContainText("nothing was sent");
  await slip.getByRole("button", { name: "Another order" }).click();
  await expect(page.getByLabel("Amount in DRC")).toBeFocused();
  await expect(page.getByLabel("Amount in DRC")).toHaveValue("");
  expect(sent).toEqual([]);
});

test("an order that cannot be is refused with its reason, and nothing changes", async ({ page }) => {
  await page.goto(`${trading}?coin=obl`);
  const amount = page.getByLabel("Amount in OBL");
  const order = page.getByRole("button", { name: "Buy Obol, for practice" });
  await order.click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/^Put in an amount first\./);
  const refusals = {
    "ten coins": "plain number",
    "0.0000001": "six decimals",
    "0": "more than zero",
    "5": "least order is $10.00",
    "900000": "does not cover that",
  };
  for (const [typed, reason] of Object.entries(refusals)) {
    await amount.fill(typed);
    await amount.press("Enter");
    await expect(page.getByRole("alert")).toContainText(reason);
    await expect(amount).toHaveValue(typed);
    await expect(page.getByRole("heading", { name: "Practice order done" })).toHaveCount(0);
  }
  await page.getByRole("button", { name: "100%" }).click();
  await expect(page.getByRole("alert")).toBeEmpty();
  await amount.press("Enter");
  await expect(page.getByRole("heading", { name: "Practice order done" })).toBeFocused();
});

test("coin and side stand in the address, and the ruler reads the candles by key", async ({ page }) => {
  await page.goto(trading);
  await expect(page.getByRole("radio", { name: "Buy" })).toBeEnabled();
  await page.getByRole("radio", { name: "Buy" }).press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Sell" })).toBeChecked();
  await page.getByRole("navigation", { name: "Coin" }).getByRole("link", { name: "HCT" }).click();
  await expect(page).toHaveURL(/\?coin=hct&side=sell$/);
  await expect(page.getByRole("heading", { level: 1, name: "Trade Hecte" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sell Hecte, for practice" })).toBeVisible();
  const ruler = page.getByRole("slider", { name: "Half hour" });
  await expect(ruler).toHaveAttribute("aria-valuetext", /^15:30: open .* close \$6\.1270$/);
  await ruler.press("Home");
  await expect(ruler).toHaveAttribute("aria-valuetext", /^16:00:/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Trade Drachm" })).toBeVisible();
});

test("an address is copied and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(wallet);
  await page.getByRole("button", { name: "Copy Stater address" }).click();
  await expect(page.getByRole("button", { name: "Copied Stater address" })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("STR: Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("dr1v2nc7xe5h8pz4mt0qk9a724u");
  await page.getByRole("button", { name: "Copy Obol address" }).press("Enter");
  await expect(page.getByRole("button", { name: "Copy Stater address" })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("OBL: Copied");
});

test("a practice transfer refuses an address that does not add up, and sends nothing", async ({ page }) => {
  await page.goto(wallet);
  const sent = watchSentRequests(page);
  const to = page.getByLabel("To address");
  const amount = page.getByLabel("Amount in DRC");
  const submit = page.getByRole("button", { name: "Check and practice" });
  await submit.click();
  await expect(to).toBeFocused();
  await page.getByRole("button", { name: "Fill in one that adds up" }).click();
  const address = await to.inputValue();
  await to.fill(`${address.slice(0, -1)}q`);
  await amount.fill("0.1");
  await submit.click();
  await expect(to).toHaveAccessibleDescription(/does not add up/);
  await expect(amount).toHaveValue("0.1");
  await to.fill(address);
  await amount.fill("3");
  await amount.press("Enter");
  await expect(amount).toHaveAccessibleDescription(/^The wallet holds 0\.412500 DRC, and no more/);
  await expect(amount).toBeFocused();
  await amount.fill("0.1");
  await amount.press("Enter");
  await expect(page.getByRole("heading", { name: "It would have left" })).toBeFocused();
  await page.getByRole("button", { name: "Another transfer" }).press("Enter");
  await expect(to).toBeFocused();
  await expect(to).toHaveValue("");
  expect(sent).toEqual([]);
});

test("the home page needs no script; its table of coins and its fees are a link away", async ({ page }) => {
  await page.goto("/demos/crypto");
  await expect(page.locator("script[src]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Numbers that hold still");
  await expect(page.locator(".note-ticks path")).toHaveCount(50);
  await page.getByRole("link", { name: "Fees" }).click();
  await expect(page).toHaveURL(/\/learn#fees$/);
  await expect(page.getByRole("cell", { name: "0.25%" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You can lose all of it" })).toBeAttached();
});

function rows(page: Page) {
  return page.locator(".coin-table tbody tr");
}

function column(page: Page, name: string) {
  return page.getByRole("columnheader", { name });
}

async function expectOrder(page: Page, symbols: string[]): Promise<void> {
  await expect(rows(page).locator("small")).toHaveText(symbols);
}

async function expectFirst(page: Page, symbol: string): Promise<void> {
  await expect(rows(page).first().locator("small")).toHaveText(symbol);
}

async function expectReckoning(
  page: Page,
  formula: string,
  value: string,
  fee: string,
  total: string,
): Promise<void> {
  const lines = page.locator(".reckoning > div");
  await expect(lines.nth(0)).toContainText(formula);
  await expect(lines.nth(0).locator("dd")).toHaveText(value);
  await expect(lines.nth(1).locator("dd")).toHaveText(fee);
  await expect(page.locator("output")).toHaveText(total);
}
