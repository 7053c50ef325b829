import { canvas, goToEnd } from "./edited-page.ts";
import { expect, test } from "./fixtures.ts";

test("after an hour without a network every word is there and is saved as soon as it is back", async ({
  page,
  context,
  createAccount,
  signInSilently,
  createSite,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be loaded/);
  const account = await createAccount();
  const site = await createSite(account, "On the Train", { template: "wellness", trade: "Yoga studio" });
  await signInSilently(account);
  await page.clock.install();
  await page.goto(`/dashboard/sites/${site}/edit`);
  const title = canvas(page).getByRole("heading", { level: 1 });
  const second = canvas(page).getByRole("heading", { level: 2 }).first();
  await expect(second).toBeVisible();
  const heading = await second.innerText();

  await context.setOffline(true);
  await title.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Written in a tunnel");
  await page.clock.fastForward("00:00:02");
  await expect(page.getByText(/^Offline\. Kept on this machine/)).toBeVisible();
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    await page.clock.fastForward("15:00");
    await page.keyboard.type(` ${quarter}`);
  }
  await expect(title).toHaveText("Written in a tunnel 1 2 3 4");
  await page.keyboard.press("Escape");
  await second.click();
  await goToEnd(page);
  await page.keyboard.type(" Still here.");
  await page.keyboard.press("Escape");
  await page.clock.fastForward("00:00:06");
  await expect(page.getByText(/^Offline\. Kept on this machine/)).toBeVisible();

  // The server has lived through no such hour: to it the session is as old as it was.
  await page.clock.setSystemTime(Date.now());
  await context.setOffline(false);
  await page.clock.fastForward("00:00:10");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const elsewhere = await context.newPage();
  await elsewhere.goto(`/dashboard/sites/${site}/edit`);
  await expect(canvas(elsewhere).getByRole("heading", { level: 1 })).toHaveText(
    "Written in a tunnel 1 2 3 4",
  );
  await expect(canvas(elsewhere).getByRole("heading", { level: 2 }).first()).toHaveText(
    `${heading} Still here.`,
  );
});
