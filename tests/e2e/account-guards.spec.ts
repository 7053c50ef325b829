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

test("a sign-out that the server does not hear still is one in this browser, and says so", async ({
  page,
  product,
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

  await expect(page.getByRole("heading", { name: "You are signed out here" })).toBeFocused();
  await expect(page.getByText("The server could not be told")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("fabula.session"))).toBeNull();
  await page.getByRole("link", { name: "Fabula, to the home page" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.locator(".hero").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("whoever signs out without a network is signed out at once, in the other tabs too", async ({
  page,
  context,
  createAccount,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signInSilently(await createAccount());
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign Out" }).click();

  await expect(page.getByRole("heading", { name: "You are signed out here" })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("fabula.session"))).toBeNull();
  await expect(other.getByRole("heading", { name: "You are signed out here" })).toBeVisible();
});

test("a session that has ended on another device leads to the sign-in with the reason, and home is anonymous", async ({
  page,
  product,
  createAccount,
  sessionFragment,
  expectConsoleError,
}) => {
  expectConsoleError(/401|403|profile could not be loaded/);
  const { fragment, accessToken } = await sessionFragment(await createAccount());
  await page.goto(`/dashboard#${fragment}`);
  await expect(page.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
  const headers = { authorization: `Bearer ${accessToken}` };
  await page.request.post("/auth/v1/logout?scope=local", { headers });

  await page.goto("/");
  await expect(page.locator(".hero").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Dashboard" })).toHaveCount(0);
  // The page as it was written ahead reads the same, before anybody has been asked about the session.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fabula.session"))).toBeNull();

  const second = await sessionFragment(await createAccount());
  await page.goto(`/dashboard#${second.fragment}`);
  await expect(page.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
  await page.request.post("/auth/v1/logout?scope=local", {
    headers: { authorization: `Bearer ${second.accessToken}` },
  });
  await page.reload();
  await expect(page).toHaveURL(`${product.url}/auth?next=%2Fdashboard`);
  await expect(
    page.getByText("You were signed out, here or on another device. Sign in again."),
  ).toBeVisible();
  await expect(page.getByText("Sign in first")).toHaveCount(0);
});

test("whoever is signed out by another tab is told so at the sign-in", async ({
  page,
  context,
  product,
  createAccount,
  signInSilently,
}) => {
  await signInSilently(await createAccount());
  const other = await context.newPage();
  for (const tab of [page, other]) {
    // What it asks for itself has been answered before the session ends.
    const overview = tab.waitForResponse(/my_overview/);
    await tab.goto("/dashboard");
    await overview;
  }
  await other.getByRole("button", { name: "Sign Out" }).click();

  await expect(page).toHaveURL(`${product.url}/auth?next=%2Fdashboard`);
  await expect(page.getByText("You were signed out, here or on another device.")).toBeVisible();
  await expect(page.getByText("Sign in first")).toHaveCount(0);
  await page.goto("/admin");
  await expect(page.getByText("Sign in first")).toBeVisible();
});

test("a busy button keeps the focus, and one that is disabled meanwhile has it again afterwards", async ({
  page,
  createAccount,
  expectConsoleError,
}) => {
  expectConsoleError(/400/);
  const { email } = await createAccount();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  const held = Promise.withResolvers<void>();
  await page.route("**/auth/v1/{token,recover}**", async (route) => {
    await held.promise;
    await route.continue();
  });
  const signIn = page.getByRole("button", { name: "Sign In" });
  await expect(signIn).toBeEnabled(); // a key waits for no script
  await signIn.press("Enter");
  await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
  held.resolve();
  await expect(page.getByRole("alert")).toContainText("Invalid login credentials");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeFocused();

  const heldAgain = Promise.withResolvers<void>();
  await page.route("**/auth/v1/recover**", async (route) => {
    await heldAgain.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Send the link" }).press("Enter");
  const busy = page.getByRole("button", { name: "Sending..." });
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await expect(busy.locator("[aria-live=polite]")).toHaveText("Sending...");
  // What the attempt before came to is no longer said.
  await expect(page.getByText("Invalid login credentials")).toHaveCount(0);
  heldAgain.resolve();
  await expect(page.getByRole("heading", { name: "The link is on its way" })).toBeFocused();
});

test("a mail that has just been sent again leaves the focus where it was, and is not sent twice", async ({
  page,
  freshEmail,
}) => {
  await page.clock.install();
  await page.goto("/auth#sign-up");
  await page.getByLabel("Full Name").fill("Mira Hollis");
  await page.getByLabel("Email").fill(freshEmail);
  await page.getByLabel("Password", { exact: true }).fill("a short story");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: /Send again in \d+ s/ })).toBeVisible();
  let sent = 0;
  await page.route("**/auth/v1/resend**", (route) => {
    sent += 1;
    return route.fulfill({ json: {} });
  });
  await page.clock.fastForward(61_000);
  await page.getByRole("button", { name: "Send the mail again" }).press("Enter");
  const waiting = page.getByRole("button", { name: /Send again in \d+ s/ });
  await expect(waiting).toBeFocused();
  await waiting.press("Enter");
  await expect(page.getByText("A new mail is on its way.")).toBeVisible();
  expect(sent).toBe(1);
});

test("on a phone the page can be scrolled clear of a notice, and nothing moves when it comes", async ({
  page,
  createAccount,
  expectConsoleError,
}) => {
  expectConsoleError(/400/);
  await page.setViewportSize({ width: 390, height: 640 });
  const { email } = await createAccount();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  const forgot = page.getByRole("button", { name: "Forgot your password?" });
  const top = () => forgot.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.getByRole("button", { name: "Sign In" }).click();
  const notice = page.locator("[data-tone]");
  await expect(notice).toBeVisible();
  expect(await top()).toBe(before);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(async () => {
    const [button, card] = [await forgot.boundingBox(), await notice.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  }).toPass();
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.locator("body")).toHaveCSS("padding-bottom", "0px");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ["/dashboard", "/admin", "/auth/undo-email-change"]) {
    test(`${path} says what it needs and does not pretend to load`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("noscript p")).toContainText("needs JavaScript");
      await expect(page.locator("noscript p")).toBeVisible();
      await expect(page.getByText("Opening your pages")).toBeHidden();
    });
  }
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
