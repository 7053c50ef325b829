import { askSite } from "./ask-site.ts";
import { canvas } from "./edited-page.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1440, 390]) {
    test(`at ${width} px, ${colorScheme}, publishing says what visitors will see otherwise, in a list that is reached by keyboard`, async ({
      page,
      createAccount,
      signInSilently,
      createSite,
      publishSite,
      sendCommand,
    }) => {
      test.slow(); // publishes
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const account = await createAccount();
      const site = await createSite(account, "Weir & Sons", { template: "plumbing", trade: "Plumber" });
      const address = await publishSite(account, site, "without");
      const { revision } = await sendCommand<{ revision: number }>(account, "check-site", { site });
      await sendCommand(account, "save-draft", {
        request: crypto.randomUUID(),
        site,
        revision,
        patch: [
          { op: "replace", path: ["facts", "phone"], value: "+49 30 5550142" },
          { op: "replace", path: ["theme", "radius"], value: 3 },
        ],
      });
      await signInSilently(account);
      await page.goto(`/dashboard/sites/${site}/edit`);
      await expect(canvas(page).getByRole("heading", { level: 1 })).toBeVisible();
      await page.getByRole("button", { name: "Publish", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Publish" });
      const changes = dialog.getByRole("list", { name: "What visitors will see otherwise" });
      await expect(changes.getByRole("listitem").first()).toBeVisible();
      await changes.focus();
      await expect(changes).toBeFocused();
      expect(await findViolations(page, "iframe")).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await dialog.getByRole("button", { name: "Publish the changes" }).click();
      await expect.poll(async () => String((await askSite(address)).body)).toContain("5550142");
      expect(await findViolations(page, "iframe")).toEqual([]);
    });
  }
}
