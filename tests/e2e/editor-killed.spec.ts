import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Product, startProduct } from "../start-product.ts";
import { canvas } from "./edited-page.ts";
import { test as base, expect } from "./fixtures.ts";

/** A product whose server is killed and started again at the same address, on the same data. */
const test = base.extend<object, { killable: Product & { startAgain: () => Promise<void> } }>({
  killable: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const DATA_DIR = await mkdtemp(join(tmpdir(), "fabula-killed-"));
      let running = await startProduct({ DATA_DIR });
      const where = {
        DATA_DIR,
        PORT: new URL(running.url).port,
        SUPABASE_SECRET_KEY: running.secretKey,
      };
      await use({
        ...running,
        kill: () => running.kill(),
        startAgain: async () => {
          running = await startProduct(where);
        },
      });
      await running.stop();
      await rm(DATA_DIR, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
  product: [({ killable }, use) => use(killable), { scope: "worker" }],
});

test("a server that is killed while somebody types costs no letter: the state is said, and all is saved when it is back", async ({
  page,
  killable,
  createAccount,
  signInSilently,
  createSite,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|50[234]/);
  const account = await createAccount();
  const site = await createSite(account, "Still Here", { template: "wellness", trade: "Yoga studio" });
  await signInSilently(account);
  await page.goto(`/dashboard/sites/${site}/edit`);
  const title = canvas(page).getByRole("heading", { level: 1 });
  await title.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Before");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await killable.kill();
  await page.keyboard.type(", amid");
  await expect(page.getByText(/^Offline\./)).toBeVisible();
  await page.keyboard.type(" and after");
  await expect(title).toHaveText("Before, amid and after");

  await killable.startAgain();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(title).toHaveText("Before, amid and after");
});
