import { expect, test } from "./fixtures.ts";
import { readMail, readMails } from "./read-mail.ts";

test("a wrong password shows the service's message and changes nothing", async ({
  page,
  product,
  createAccount,
  expectConsoleError,
}) => {
  expectConsoleError(/400/);
  const { email } = await createAccount();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();

  const toast = page.getByRole("alert");
  await expect(toast).toContainText("Error");
  await expect(toast).toContainText("Invalid login credentials");
  await expect(page).toHaveURL(`${product.url}/auth`);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  expect(await page.evaluate(() => localStorage.getItem("fabula.session"))).toBeNull();

  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("Invalid login credentials")).toHaveCount(0);
});

test("nothing is sent while a required field is empty, an address malformed or a password short", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    // Whether anybody may sign up at all is asked, and nothing is sent with it.
    if (/\/auth\/v1\/(?!settings$)/.test(request.url())) sent.push(request.url());
  });
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill("not-an-address");
  await page.getByLabel("Password").fill("secret");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();

  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await page.getByLabel("Full Name").fill("Mira Hollis");
  await page.getByLabel("Email").fill("mira@fabula.test");
  await page.getByLabel("Password").pressSequentially("12345");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Password")).toBeFocused();
  expect(sent).toEqual([]);
});

test("a double click sends one sign-in, with the busy label and a disabled button meanwhile", async ({
  page,
  product,
  createAccount,
}) => {
  const { email, password } = await createAccount();
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route("**/auth/v1/token**", async (route) => {
    sent += 1;
    await held.promise;
    await route.continue();
  });
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).dblclick();
  await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
  await page.getByLabel("Password").press("Enter");

  held.resolve();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(sent).toBe(1);
});

test("signing up shows its busy label and sends name and role along", async ({
  page,
  product,
  freshEmail,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/auth/v1/signup**", async (route) => {
    await held.promise;
    await route.continue();
  });
  const request = page.waitForRequest("**/auth/v1/signup**");
  await page.goto("/auth#sign-up");
  await expect(page.getByRole("radio", { name: "Customer" })).toBeChecked();
  await page.getByLabel("Full Name").fill("Mira Hollis");
  await page.getByLabel("Email").fill(freshEmail);
  await page.getByLabel("Password").fill("a short story");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
  held.resolve();

  const sent = await request;
  expect(sent.postDataJSON()).toMatchObject({
    email: freshEmail,
    data: { full_name: "Mira Hollis", role: "customer" },
  });
  expect(new URL(sent.url()).searchParams.get("redirect_to")).toBe(`${product.url}/`);
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
});

test("an address that still waits for its confirmation can have the mail sent again", async ({
  page,
  product,
  freshEmail,
  expectConsoleError,
}) => {
  expectConsoleError(/400|429/);
  await page.goto("/auth#sign-up");
  await page.getByLabel("Full Name").fill("Mira Hollis");
  await page.getByLabel("Email").fill(freshEmail);
  await page.getByLabel("Password").fill("a short story");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: /Send again in \d+ s/ })).toBeDisabled();
  await readMail(product, freshEmail, "confirmation");

  await page.goto("/auth");
  await page.getByLabel("Email").fill(freshEmail);
  await page.getByLabel("Password").fill("a short story");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toContainText("Email not confirmed");
  await page.getByRole("button", { name: "Send the confirmation again" }).click();

  // The minute between two mails of a kind is not over: the visitor hears what to do instead of an endless silence.
  await expect(page.getByRole("alert")).toContainText(/Wait/);
  expect(await readMails(product, freshEmail)).toHaveLength(1);
});

test("a server that cannot be reached gives a sentence that says what to do", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await page.route("**/auth/v1/token**", (route) => route.abort());
  await page.goto("/auth");
  await page.getByLabel("Email").fill("mira@fabula.test");
  await page.getByLabel("Password").fill("a short story");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toContainText("Check your connection, then try again.");
});

test("signing in needs no mouse", async ({ page, product, createAccount }) => {
  const { email, password } = await createAccount();
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
  await page.getByRole("tab", { name: "Sign In" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Sign Up" })).toBeFocused();
  await expect(page.getByRole("tab", { name: "Sign Up" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Password")).toHaveAttribute("type", "text");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${product.url}/`);
});

test("a tab is chosen in the moment in which it gets the focus, so that a quick hand types into its form", async ({
  page,
}) => {
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
  for (const [key, label] of [
    ["ArrowRight", "Sign Up"],
    ["Home", "Sign In"],
    ["End", "Sign Up"],
    ["ArrowLeft", "Sign In"],
  ]) {
    const chosen = await page.getByRole("tablist").evaluate(async (list, pressed) => {
      const tab = list.querySelector("[role=tab][tabindex='0']");
      tab?.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
      // What the press itself leads to, and nothing that waits for its turn.
      await Promise.resolve();
      return list.querySelector("[aria-selected=true]")?.textContent;
    }, key);
    expect([key, chosen]).toEqual([key, label]);
  }
  await expect(page.getByRole("tabpanel", { name: "Sign In" })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
});

test("the tab stands in the address: linked to, followed, and kept with the rest of it", async ({
  page,
  product,
}) => {
  await page.goto("/auth?next=/dashboard#sign-up");
  await expect(page.getByRole("tab", { name: "Sign Up" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "Sign Up" })).toBeVisible();
  await page.getByRole("tab", { name: "Sign In" }).click();
  await expect(page).toHaveURL(`${product.url}/auth?next=/dashboard`);
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(`${product.url}/auth?next=/dashboard#sign-up`);
});

test("what was chosen and typed before the scripts have arrived counts when they have", async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto("/auth");
  await page.getByLabel("Email").fill("early@fabula.test");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page.getByRole("button", { name: "Forgot your password?" })).toBeDisabled();
  arrived.resolve();
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("early@fabula.test");
});

test("password managers find what they look for", async ({ page }) => {
  await page.goto("/auth");
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username");
  await expect(page.getByLabel("Password")).toHaveAttribute("autocomplete", "current-password");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page.getByLabel("Full Name")).toHaveAttribute("autocomplete", "name");
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "email");
  await expect(page.getByLabel("Password")).toHaveAttribute("autocomplete", "new-password");
});

test("a visitor who has never signed in downloads none of the account client", async ({ page }) => {
  const called: string[] = [];
  page.on("request", (request) => called.push(request.url()));
  await page.goto("/auth", { waitUntil: "networkidle" });
  const before = called.length;
  expect(called.filter((url) => url.includes("/auth/v1/"))).toEqual([]);

  await page.getByLabel("Email").focus();
  await expect.poll(() => called.length).toBeGreaterThan(before);
});

test("on a phone the code step outlives a reload and the way back, and keeps no password", async ({
  page,
  product,
  freshEmail,
  expectConsoleError,
}) => {
  expectConsoleError(/403/);
  await page.goto("/auth?next=/dashboard#sign-up");
  await expect(page).toHaveTitle(/^Sign up/);
  await page.getByLabel("Full Name").fill("Mira Hollis");
  await page.getByLabel("Email").fill(freshEmail);
  await page.getByLabel("Password").fill("a short story");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  await expect(page).toHaveURL(`${product.url}/auth?next=/dashboard#check-mail`);
  await expect(page).toHaveTitle(/^Check your email/);
  const { code } = await readMail(product, freshEmail, "confirmation");

  await page.reload();
  await expect(page.getByText(`We have written to ${freshEmail}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: /Send again in \d+ s/ })).toBeDisabled();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain("a short story");
  await page.goBack();
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(freshEmail);
  await page.goForward();

  const field = page.getByLabel("Six-digit code");
  await field.fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("Token has expired or is invalid");
  await expect(field).toHaveAccessibleDescription(
    "That code is not right, or it has run out. Use the newest mail, or have it sent again.",
  );
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  await field.fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test("whoever has confirmed elsewhere goes from the code step to the sign-in", async ({
  page,
  freshEmail,
}) => {
  await page.goto("/auth#sign-up");
  await page.getByLabel("Full Name").fill("Mira Hollis");
  await page.getByLabel("Email").fill(freshEmail);
  await page.getByLabel("Password").fill("a short story");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Already confirmed?")).toBeVisible();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Email")).toHaveValue(freshEmail);
  await expect(page).toHaveTitle(/^Sign in/);
});

test("the code step opened by hand, with nothing to wait for, is the sign-in", async ({ page }) => {
  await page.goto("/auth#check-mail");
  await expect(page.getByRole("button", { name: "Forgot your password?" })).toBeVisible();
});
