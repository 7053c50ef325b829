import { expect, test } from "./fixtures.ts";

test("an anonymous visitor of a dashboard signs in and arrives where they were going", async ({
  page,
  product,
  createAccount,
}) => {
  const { email, password, fullName } = await createAccount();
  await page.goto("/dashboard?from=mail#top");
  await expect(page).toHaveURL(`${product.url}/auth?next=%2Fdashboard%3Ffrom%3Dmail%23top`);
  await expect(page.getByText("we take you straight back")).toBeVisible();

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page).toHaveURL(`${product.url}/dashboard?from=mail#top`);
  await expect(page.getByText(`Welcome back, ${fullName}`)).toBeVisible();
  await expect(page.getByRole("status")).toContainText("Signed in successfully!");
});

test("an anonymous visitor of the admin area is sent to sign in and sees nothing of it", async ({
  page,
  product,
}) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(`${product.url}/auth?next=%2Fadmin`);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toHaveCount(0);
});

test("a customer at the admin area is led to the customer's dashboard", async ({
  page,
  product,
  createAccount,
  signInSilently,
}) => {
  await signInSilently(await createAccount("customer"));
  await page.goto("/admin");
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(page.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
});

test("an admin at the customer's dashboard is led to the admin area", async ({
  page,
  product,
  createAccount,
  signInSilently,
}) => {
  await signInSilently(await createAccount("admin"));
  await page.goto("/dashboard");
  await expect(page).toHaveURL(`${product.url}/admin`);
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
});

test("a signed-in visitor of /auth is sent home, or where they were going", async ({
  page,
  product,
  createAccount,
  signInSilently,
}) => {
  await signInSilently(await createAccount());
  await page.goto("/auth");
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goto("/auth?next=/dashboard");
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

for (const next of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
  test(`after sign-in nobody is led to ${next}`, async ({ page, product, createAccount, signInSilently }) => {
    await signInSilently(await createAccount());
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(`${product.url}/`);
  });
}

test("the loading screen stands while the profile loads", async ({ page, createAccount, signInSilently }) => {
  await signInSilently(await createAccount());
  const held = Promise.withResolvers<void>();
  await page.route("**/rest/v1/profiles**", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/dashboard");
  await expect(page.getByText("Opening your pages")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);

  held.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
});

test("a profile that cannot be loaded is an error with a way back in", async ({
  page,
  createAccount,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/400|profile could not be loaded/);
  await signInSilently(await createAccount());
  await page.route("**/rest/v1/profiles**", (route) =>
    route.fulfill({ status: 400, json: { code: "PGRST100", message: "refused", details: null, hint: null } }),
  );
  await page.goto("/dashboard");
  await expect(page.getByRole("alert").filter({ hasText: "profile could not be fetched" })).toBeVisible();

  await page.unroute("**/rest/v1/profiles**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
});

test("a profile that cannot be loaded is an error with a way out", async ({
  page,
  product,
  createAccount,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/400|profile could not be loaded/);
  await signInSilently(await createAccount());
  await page.route("**/rest/v1/profiles**", (route) =>
    route.fulfill({ status: 400, json: { code: "PGRST100", message: "refused", details: null, hint: null } }),
  );
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign Out" }).click();

  await expect(page).toHaveURL(`${product.url}/`);
  expect(await page.evaluate(() => localStorage.getItem("fabula.session"))).toBeNull();
});

test("a sign-out that the server does not hear leaves the visitor signed in and says so", async ({
  page,
  createAccount,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/503/);
  await signInSilently(await createAccount());
  await page.goto("/dashboard");
  await page.route("**/auth/v1/logout**", (route) =>
    route.fulfill({ status: 503, json: { code: 503, msg: "unavailable" } }),
  );
  await page.getByRole("button", { name: "Sign Out" }).click();

  await expect(page.getByRole("alert")).toContainText("try again in a few seconds");
  await expect(page.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
  await page.unroute("**/auth/v1/logout**");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { name: "My Dashboard" })).toHaveCount(0);
});

test("a path that leads nowhere answers 404 with a way home, and logs the path", async ({
  page,
  product,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  const logged = page.waitForEvent("console", (message) => message.text().includes("/no/such/page"));
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  expect((await logged).type()).toBe("error");
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();

  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test("a path that leads nowhere, reached without loading a page, logs the path as well", async ({
  page,
  createAccount,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/no page at/);
  await signInSilently(await createAccount());
  const logged = page.waitForEvent("console", (message) => message.text().includes("/no/such/page"));
  await page.goto("/auth?next=/no/such/page");

  expect((await logged).type()).toBe("error");
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
});
