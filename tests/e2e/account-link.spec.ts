import type { Page } from "@playwright/test";
import { findViolations } from "./find-violations.ts";
import { type Account, expect, test } from "./fixtures.ts";
import { readMail } from "./read-mail.ts";

const question = (page: Page) =>
  page.getByRole("dialog", { name: /You are signed in as .+ Continue as .+\?/ });

const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("fabula.session") ?? "null")?.user.id ?? null);

async function isOpen(page: Page, accessToken: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await page.request.get("/auth/v1/user", { headers })).ok();
}

/** Where a customer who stays is in the end, by the page that the link led to. */
const stays: [path: string, rests: string, heading: RegExp][] = [
  ["/", "/", /unbelievable/],
  ["/auth", "/", /unbelievable/],
  ["/auth/new-password", "/", /unbelievable/],
  ["/dashboard", "/dashboard", /My Dashboard/],
  ["/admin", "/dashboard", /My Dashboard/],
];

for (const [path, rests, heading] of stays) {
  test(`a link to another account asks at ${path} before anything changes, and whoever stays stays`, async ({
    page,
    product,
    createAccount,
    signInSilently,
    sessionFragment,
  }) => {
    const [own, other] = [await createAccount(), await createAccount("admin")];
    const { fragment, accessToken } = await sessionFragment(other);
    await signInSilently(own);
    await page.goto(`${path}#${fragment}`);

    await expect(question(page)).toBeVisible();
    await expect(question(page).getByRole("heading")).toHaveText(
      `You are signed in as ${own.email}. Continue as ${other.email}?`,
    );
    await expect(page.getByRole("button", { name: `Stay as ${own.email}` })).toBeFocused();
    await expect(page).toHaveURL(product.url + path);
    expect(await storedUser(page)).toBe(own.id);

    await page.getByRole("button", { name: `Stay as ${own.email}` }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(product.url + rests);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(await storedUser(page)).toBe(own.id);
    await expect(page.getByText("You are signed in.")).toBeHidden();
    await expect(async () => expect(await isOpen(page, accessToken)).toBe(false)).toPass();

    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });
}

/** Where an administrator who goes on is in the end. */
const goesOn: [path: string, rests: string, heading: RegExp][] = [
  ["/", "/", /unbelievable/],
  ["/auth", "/", /unbelievable/],
  ["/dashboard", "/admin", /Admin Dashboard/],
  ["/admin", "/admin", /Admin Dashboard/],
];

for (const [path, rests, heading] of goesOn) {
  test(`whoever continues at ${path} is the link's account, and nobody keeps the one before`, async ({
    page,
    product,
    createAccount,
    signInSilently,
    sessionFragment,
  }) => {
    const [own, other] = [await createAccount(), await createAccount("admin")];
    const { fragment } = await sessionFragment(other);
    await signInSilently(own);
    await page.goto(`${path}#${fragment}`);
    const before = await page.evaluate(() => JSON.parse(localStorage.getItem("fabula.session") ?? "null"));
    await page.getByRole("button", { name: `Continue as ${other.email}` }).click();

    await expect(page).toHaveURL(product.url + rests);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(async () => expect(await storedUser(page)).toBe(other.id)).toPass();
    if (rests === "/") {
      await expect(page.getByRole("link", { name: "Go to Dashboard" }).first()).toHaveAttribute(
        "href",
        "/admin",
      );
    }
    await expect(async () => expect(await isOpen(page, before.access_token)).toBe(false)).toPass();
  });
}

test("a mailed link to a new password for another account asks first, and its tokens are in no history", async ({
  page,
  product,
  createAccount,
  signInSilently,
}) => {
  const [own, other] = [await createAccount(), await createAccount()];
  await signInSilently(own);
  await page.goto("/");
  await page.request.post("/auth/v1/recover", {
    params: { redirect_to: `${product.url}/auth/new-password` },
    data: { email: other.email },
  });
  const { link } = await readMail(product, other.email, "recovery");
  await page.goto(link);
  await expect(question(page)).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveCount(0);

  await page.getByRole("button", { name: `Continue as ${other.email}` }).click();
  await expect(page.getByText(`For ${other.email}.`)).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/`);
});

for (const way of ["Stay", "Escape"] as const) {
  test(`${way} at a link to a new password for another account changes nobody's: it leads home and says who one still is`, async ({
    page,
    product,
    createAccount,
    signInSilently,
    sessionFragment,
  }) => {
    const [own, other] = [await createAccount(), await createAccount()];
    const { fragment } = await sessionFragment(other, "recovery");
    await signInSilently(own);
    await page.goto(`/auth/new-password#${fragment}`);
    await expect(question(page)).toBeVisible();
    if (way === "Stay") await page.getByRole("button", { name: `Stay as ${own.email}` }).click();
    else await page.keyboard.press("Escape");

    await expect(page).toHaveURL(`${product.url}/`);
    await expect(page.getByRole("status").filter({ hasText: "Nothing has changed" })).toContainText(
      `You are still signed in as ${own.email}.`,
    );
    expect(await storedUser(page)).toBe(own.id);

    await page.goto("/auth/new-password");
    await expect(page.getByRole("heading", { level: 1, name: "This page needs a link" })).toBeVisible();
    await expect(page.getByLabel("New password")).toHaveCount(0);
  });
}

test("Escape stays", async ({ page, createAccount, signInSilently, sessionFragment }) => {
  const [own, other] = [await createAccount(), await createAccount()];
  const { fragment } = await sessionFragment(other);
  await signInSilently(own);
  await page.goto(`/dashboard#${fragment}`);
  await expect(page.getByRole("button", { name: `Stay as ${own.email}` })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `Continue as ${other.email}` })).toBeFocused();
  await page.keyboard.press("Escape");

  await expect(page.getByText(`Welcome back, ${own.fullName}`)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await storedUser(page)).toBe(own.id);
});

test("a link to the account that is signed in already asks nothing", async ({
  page,
  createAccount,
  signInSilently,
  sessionFragment,
}) => {
  const own = await createAccount();
  const { fragment, accessToken } = await sessionFragment(own, "signup");
  await signInSilently(own);
  await page.goto(`/#${fragment}`);
  await expect(page.getByText("Your address is confirmed and you are signed in.")).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("fabula.session"))).toContain(accessToken);
});

const forge = (account: Account) =>
  [{ alg: "ES256" }, { sub: account.id, email: account.email, exp: 4_000_000_000 }, "signature"]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");

for (const [kind, isForged] of [
  ["that has ended", false],
  ["with a forged token of the own account", true],
] as const) {
  test(`a session in a link ${kind} neither asks nor signs anybody out`, async ({
    page,
    createAccount,
    signInSilently,
    sessionFragment,
    expectConsoleError,
  }) => {
    expectConsoleError(/403/);
    const [own, other] = [await createAccount(), await createAccount()];
    const { fragment, accessToken } = await sessionFragment(other);
    if (!isForged) {
      const headers = { authorization: `Bearer ${accessToken}` };
      await page.request.post("/auth/v1/logout?scope=local", { headers });
    }
    await signInSilently(own);
    await page.goto(`/#${isForged ? fragment.replace(accessToken, forge(own)) : fragment}`);

    await expect(page.getByRole("link", { name: "Go to Dashboard" }).first()).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByText("You are signed in.")).toBeHidden();
    expect(await storedUser(page)).toBe(own.id);
    expect(page.url()).not.toContain("access_token");
  });
}

test("another tab goes along with whoever continues", async ({
  page,
  context,
  product,
  createAccount,
  signInSilently,
  sessionFragment,
}) => {
  const [own, other] = [await createAccount(), await createAccount("admin")];
  const { fragment } = await sessionFragment(other);
  await signInSilently(own);
  await page.goto("/dashboard");
  await expect(page.getByText(`Welcome back, ${own.fullName}`)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(`/#${fragment}`);
  await tab.getByRole("button", { name: `Continue as ${other.email}` }).click();

  await expect(page).toHaveURL(`${product.url}/admin`);
  await expect(page.getByText(`Welcome back, ${other.fullName}`)).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const path of ["/", "/dashboard"]) {
    test(`the question at ${path} is accessible and fits its window (${colorScheme})`, async ({
      page,
      createAccount,
      signInSilently,
      sessionFragment,
    }) => {
      const { fragment } = await sessionFragment(await createAccount());
      await signInSilently(await createAccount());
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${path}#${fragment}`);
      await expect(question(page)).toBeVisible();
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        const box = await question(page).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
        expect(await question(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
        expect(await findViolations(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}
