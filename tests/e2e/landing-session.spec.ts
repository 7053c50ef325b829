import type { Page } from "@playwright/test";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const expired =
  "#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired";

for (const [role, path] of [
  ["customer", "/dashboard"],
  ["admin", "/admin"],
] as const) {
  test(`a signed-in ${role} is led to ${path} in place of the anonymous buttons`, async ({
    page,
    createAccount,
    signInSilently,
  }) => {
    await signInSilently(await createAccount(role));
    await page.goto("/");
    const dashboard = page.getByRole("main").getByRole("link", { name: "Go to Dashboard" });
    await expect(dashboard).toBeVisible();
    await expect(dashboard).toHaveAttribute("href", path);
    await expect(page.locator(".hero").getByRole("link", { name: "Sign In" })).toBeHidden();
  });
}

for (const [role, path] of [
  ["customer", "/dashboard"],
  ["admin", "/admin"],
] as const) {
  test(`the footer's quick links lead a signed-in ${role} to ${path}, and to the sign-in again afterwards`, async ({
    page,
    createAccount,
    signInSilently,
  }) => {
    await signInSilently(await createAccount(role));
    await page.goto("/");
    const links = page.getByRole("navigation", { name: "Quick links" });
    await expect(links.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", path);
    await expect(links.getByRole("link", { name: "Sign In" })).toBeHidden();
    // Above the footer sections still take their real heights; within it nothing may move.
    const boxInFooter = () =>
      links.evaluate((element) => {
        const [footer, box] = [element.closest("footer"), element.getBoundingClientRect()];
        const { x, y } = footer?.getBoundingClientRect() ?? box;
        return {
          inFooter: footer !== null,
          x: box.x - x,
          y: box.y - y,
          width: box.width,
          height: box.height,
        };
      });
    const signedIn = await boxInFooter();
    const other = await page.context().newPage();
    await other.goto(path);
    // What the dashboard asks for on its own is answered while there still is a session.
    await other.waitForLoadState("networkidle");
    await other.getByRole("button", { name: "Sign Out" }).click();
    await expect(links.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
    await expect(links.getByRole("link", { name: "Go to Dashboard" })).toBeHidden();
    expect(signedIn.inFooter).toBe(true);
    expect(await boxInFooter()).toEqual(signedIn);
  });
}

const failedNote = (page: Page) => page.getByRole("region", { name: "That link no longer works" });

test("an expired link is explained, leaves the address bar and can be sent anew", async ({
  page,
  freshEmail,
}) => {
  await page.goto(`/${expired}`);
  const note = failedNote(page);
  await expect(note.getByRole("alert")).toHaveText("It has been used already, or its hour has passed.");
  await expect(note.getByRole("heading")).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await note.getByLabel("Email").fill(freshEmail);
  await note.getByRole("button", { name: "Send a new link" }).click();
  await expect(note.getByRole("status")).toContainText("a new link is on its way");
  await expect(note.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
});

test("a new link that cannot be sent is explained in the site's words, and the button keeps the focus", async ({
  page,
  freshEmail,
  expectConsoleError,
}) => {
  expectConsoleError(/429|Failed to load|ERR_FAILED/);
  await page.goto(`/${expired}`);
  const note = failedNote(page);
  const send = note.getByRole("button", { name: "Send a new link" });
  await note.getByLabel("Email").fill(freshEmail);
  await page.route("**/auth/v1/resend**", (route) =>
    route.fulfill({
      status: 429,
      json: {
        code: 429,
        error_code: "over_email_send_rate_limit",
        msg: "For security purposes, you can only request this after 59 seconds.",
      },
    }),
  );
  await send.press("Enter");
  await expect(note.getByRole("status")).toContainText("already on its way");
  await expect(send).toBeFocused();

  await page.unroute("**/auth/v1/resend**");
  await page.route("**/auth/v1/resend**", (route) => route.abort());
  await send.press("Enter");
  await expect(note.getByRole("status")).toContainText("Check your connection");
});

test("the notice of an expired link is closed by its button or Escape, and the focus goes on from the page's content", async ({
  page,
}) => {
  const ways = [
    () => failedNote(page).getByRole("button", { name: "Dismiss" }).click(),
    () => page.keyboard.press("Escape"),
  ];
  for (const close of ways) {
    await page.goto("/auth");
    await page.goto(`/${expired}`);
    await expect(failedNote(page).getByRole("heading")).toBeFocused();
    await close();
    await expect(failedNote(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator(".hero").getByRole("link").first()).toBeFocused();
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the notice of an expired link is accessible and fits a small window (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`/${expired}`);
    const note = failedNote(page);
    await expect(note).toBeVisible();
    const box = await note.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(256);
    await note.getByRole("button", { name: "Send a new link" }).scrollIntoViewIfNeeded();
    await expect(note.getByRole("button", { name: "Send a new link" })).toBeInViewport();
    expect(await findViolations(page)).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 844 });
    const [heading, field] = [note.getByRole("heading"), note.getByLabel("Email")];
    expect((await field.boundingBox())?.x).toBe((await heading.boundingBox())?.x);
  });
}

test("to a signed-in visitor a link that was used already is no trouble", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  await signInSilently(await createAccount());
  await page.goto(`/${expired}`);
  await expect(page.getByText("You have used that link already. All is well.")).toBeVisible();
  await expect(failedNote(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
});

test("a link for a change of address that has run out says which address still stands", async ({
  page,
  createAccount,
  sessionFragment,
  freshEmail,
}) => {
  const account = await createAccount();
  const { fragment, accessToken } = await sessionFragment(account);
  const headers = { authorization: `Bearer ${accessToken}` };
  await page.request.put("/auth/v1/user", { headers, data: { email: freshEmail } });
  await page.goto(`/#${fragment}`);
  await expect(page.getByText("You are signed in.")).toBeVisible();
  await page.goto("/auth/new-password");
  await page.goto(`/${expired}`);
  await expect(page.getByText(`your address is still ${account.email}`)).toBeVisible();
});

test("a followed link for a change of address says what the address is now", async ({
  page,
  createAccount,
  sessionFragment,
}) => {
  const account = await createAccount();
  const { fragment } = await sessionFragment(account, "email_change");
  await page.goto(`/#${fragment}`);
  await expect(page.getByText(`Your address is now ${account.email}.`)).toBeVisible();
});

test("a confirmation link signs in, leaves no token in the address, and says that it worked", async ({
  page,
  createAccount,
  sessionFragment,
  baseURL,
}) => {
  const { fragment } = await sessionFragment(await createAccount(), "signup");
  await page.goto(`/#${fragment}`);
  await expect(page.getByText("Your address is confirmed and you are signed in.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
  await expect(page).toHaveURL(`${baseURL}/`);
  await page.reload();
  await expect(page.getByRole("main").getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
  await expect(page.getByText("Your address is confirmed")).toBeHidden();
});

test("a signed-out visitor follows the sign-in of another tab and its sign-out, and downloads nothing before", async ({
  page,
  context,
  createAccount,
}) => {
  const { email, password } = await createAccount("admin");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(scripts).toHaveLength(1);
  const other = await context.newPage();
  await other.goto("/auth?next=/admin");
  await other.getByLabel("Email").fill(email);
  expect(scripts).toHaveLength(1);
  await other.getByLabel("Password", { exact: true }).fill(password);
  await other.getByRole("button", { name: "Sign In" }).click();

  await expect(page.getByRole("link", { name: "Go to Dashboard" }).first()).toHaveAttribute("href", "/admin");
  await expect(page.locator(".hero").getByRole("link", { name: "Sign In" })).toBeHidden();

  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.locator(".hero").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Dashboard" })).toBeHidden();
});

test("a sign-in that another tab tells of counts before storage shows it", async ({
  page,
  context,
  createAccount,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400/);
  const { email, password } = await createAccount();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toBeVisible();

  const answer = await page.request.post("/auth/v1/token?grant_type=password", { data: { email, password } });
  const session = await answer.json();
  const asked = page.waitForRequest(/\/rest\/v1\/profiles/);
  const other = await context.newPage();
  await other.goto("/healthz");
  await other.evaluate(
    (told) => new BroadcastChannel("fabula.session").postMessage({ event: "SIGNED_IN", session: told }),
    session,
  );
  expect((await asked).headers().authorization).toBe(`Bearer ${session.access_token}`);
});

test("a page that the browser had put aside notices a sign-in and a sign-out when it is shown again", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  await signInSilently(await createAccount());
  await page.goto("/");
  const dashboard = page.getByRole("link", { name: "Go to Dashboard" }).first();
  await expect(dashboard).toBeVisible();
  // Within one page storage tells nothing, as it tells nothing to a page that was put aside.
  const showAgain = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  const session = await page.evaluate(() => localStorage.getItem("fabula.session") ?? "");
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(showAgain);
  await expect(page.locator(".hero").getByRole("link", { name: "Sign In" })).toBeVisible();

  await page.reload();
  await expect(page.locator(".hero").getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.evaluate((text) => localStorage.setItem("fabula.session", text), session);
  await page.evaluate(showAgain);
  await expect(dashboard).toBeVisible();
});

test("reached from the sign-in page without a load, the page behaves as ever and keeps the toast", async ({
  page,
  createAccount,
}) => {
  const { email, password } = await createAccount();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/auth");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.documentElement.setAttribute("data-same-load", ""));
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("unbelievable");
  await expect(page.getByText("Signed in successfully!").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-same-load");
  await expect(page.getByRole("main").getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
  const demos = page.getByRole("button", { name: "Demos" });
  await demos.click();
  await expect(page.locator("#demos")).toBeVisible();
  await demos.click();
  await expect(page.locator("#demos")).toBeHidden();
});
