import { randomUUID } from "node:crypto";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";
import { readMail } from "./read-mail.ts";

test("somebody is found by the address of the list, invited, and comes by the mail", async ({
  page,
  product,
  createAccount,
  signInSilently,
  freshEmail,
}) => {
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  await signInSilently(admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin");
  await page.getByRole("link", { name: "User Management" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: /people/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("searchbox").fill(customer.email);
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole("row")).toHaveCount(1);
  const address = page.url();
  await page.getByLabel("Email").fill(freshEmail);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByRole("status").filter({ hasText: `on its way to ${freshEmail}` })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("row")).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "1 found" })).toBeAttached();
  await page.getByRole("searchbox").fill("nobody is called like this");
  await expect(page.getByRole("status").filter({ hasText: "None found" })).toBeAttached();
  await expect(page.getByText("Nobody is called like that")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a table" }).click();
  expect((await download).suggestedFilename()).toBe("people.csv");
  const { link } = await readMail(product, freshEmail, "welcome");
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page).toHaveURL(`${product.url}/auth/new-password`);
});

test("who goes on to somebody while the search still waits for the next letter gets there", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  await signInSilently(admin);
  for (const by of ["click", "Enter"]) {
    await page.goto(`/admin/users?sort=name&q=${customer.email}`);
    const link = page.getByRole("link", { name: customer.fullName });
    await expect(link).toHaveCount(1);
    await page.getByRole("searchbox").fill(customer.email.slice(0, 12));
    // A machine that is busy from that moment on, for longer than the search waits.
    await page.evaluate(() => {
      window.addEventListener("click", () => {
        const end = performance.now() + 400;
        while (performance.now() < end);
      });
    });
    await (by === "click" ? link.click() : link.press(by));
    await expect(page.getByRole("heading", { level: 1, name: customer.fullName })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${customer.id}$`));
  }
});

test("a request is granted, and somebody suspended is out at once and let in again", async ({
  page,
  browser,
  product,
  createAccount,
  createSite,
  signInSilently,
  sessionFragment,
  expectConsoleError,
}) => {
  expectConsoleError(/40[013]/);
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  await createSite(customer, "Corner Bakery");
  const { accessToken } = await sessionFragment(customer);
  await signInSilently(admin);
  await page.goto(`/admin/users/${customer.id}`);
  await expect(page.getByRole("heading", { level: 1, name: customer.fullName })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: "Corner Bakery" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Make them an administrator" }).click();
  await expect(page.getByText(`${customer.fullName} is an administrator now.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Make them an administrator" })).toBeVisible();
  await page.getByRole("button", { name: "Suspend them" }).click();
  await expect(page.getByRole("heading", { name: `Suspend ${customer.fullName}?` })).toBeFocused();
  await page.getByLabel("Why").fill("Unpaid since spring");
  await expect(page.getByLabel("Tell them by mail")).toBeChecked();
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(page.getByText("Unpaid since spring").first()).toBeVisible();
  expect((await readMail(product, customer.email, "account-suspended")).subject).toContain("is suspended");
  const read = await fetch(`${product.url}/rest/v1/profiles`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(read.status).toBe(401);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Let them in again" }).click();
  await expect(page.getByText("may sign in again")).toBeVisible();
  await expect(page.getByText("Lift suspension")).toBeVisible();
  await page.getByRole("button", { name: "Delete the account" }).click();
  await page.getByLabel("Type the address of the account").fill(customer.email);
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByText("Their account stands still")).toBeVisible();
  await page.getByRole("button", { name: "Keep the account" }).click();
  await expect(page.getByText(`${customer.fullName} stays, with all that they had.`)).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const there = await elsewhere.newPage();
  await there.goto("/auth");
  await there.getByLabel("Email").fill(customer.email);
  await there.getByLabel("Password", { exact: true }).fill(customer.password);
  await there.getByRole("button", { name: "Sign In" }).click();
  await expect(there).toHaveURL(`${product.url}/`);
  await elsewhere.close();
});

test("a request is declined, a password link is sent, and a site goes to somebody else", async ({
  page,
  product,
  createAccount,
  createSite,
  signInSilently,
  sendCommand,
  freshEmail,
  expectConsoleError,
}) => {
  expectConsoleError(/40[049].*hand-over-site/);
  const [admin, giver, receiver] = [
    await createAccount("admin"),
    await createAccount(),
    await createAccount(),
  ];
  const site = await createSite(giver, "Corner Bakery");
  const asked = await fetch(`${product.url}/rest/v1/profiles?user_id=eq.${giver.id}`, {
    method: "PATCH",
    headers: {
      authorization: `Bearer ${product.secretKey}`,
      apikey: product.secretKey,
      "content-type": "application/json",
    },
    body: JSON.stringify({ requested_role: "admin" }),
  });
  expect(asked.status).toBe(204);
  await signInSilently(admin);
  await page.goto("/admin/users?role=asking");
  await page.getByRole("searchbox").fill(giver.email);
  await page.getByRole("link", { name: giver.fullName }).click();
  await expect(page.getByText("They ask to be an administrator.")).toBeVisible();
  await page.getByRole("button", { name: "Decline" }).press("Enter");
  await expect(
    page.getByText(`${giver.fullName} stays a customer, and the request is answered.`),
  ).toBeVisible();
  await expect(page.getByText("They ask to be an administrator.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Make them an administrator" })).toBeVisible();

  await page.getByRole("button", { name: "Send a password link" }).click();
  await expect(page.getByText("The link is on its way to them. Nobody here sees it.")).toBeVisible();
  const { link } = await readMail(product, giver.email, "recovery");
  expect(new URL(link).origin).toBe(product.url);

  await page.getByRole("button", { name: "Hand it over: Corner Bakery" }).click();
  await expect(page.getByRole("heading", { name: "Whom does Corner Bakery go to?" })).toBeFocused();
  await page.getByLabel("Address of their account").fill(freshEmail);
  await page.getByRole("button", { name: "Hand it over", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Address of their account" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel("Address of their account").fill(receiver.email);
  await page.getByRole("button", { name: "Hand it over", exact: true }).click();
  await expect(page.getByText(`Corner Bakery belongs to ${receiver.email} now.`)).toBeVisible();
  await page.goto(`/admin/users/${receiver.id}`);
  await expect(page.getByRole("button", { name: "Hand it over: Corner Bakery" })).toBeVisible();
  await sendCommand(receiver, "rename-site", { request: crypto.randomUUID(), site, name: "Mine now" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 3, name: "Mine now" })).toBeVisible();
});

test("an administrator sees as a customer in one tab, ends it there, and the customer reads why", async ({
  page,
  context,
  product,
  browser,
  extraHTTPHeaders,
  createAccount,
  createSite,
  signInSilently,
  sessionFragment,
}) => {
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  const site = await createSite(customer, "Corner Bakery");
  await signInSilently(admin);
  await page.goto(`/admin/users/${customer.id}`);
  await page.getByRole("button", { name: "See as this customer" }).click();
  await page.getByLabel("Why").fill("They cannot find their messages");
  await page.getByLabel("Why").press("Enter");
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  const banner = page.getByRole("complementary", { name: "Seeing as a customer" });
  await expect(banner).toContainText(`You see this as ${customer.fullName} does`);
  expect(await findViolations(page)).toEqual([]);
  await page.goto("/dashboard/sites");
  await expect(page.getByRole("heading", { level: 1, name: "One site, still a draft" })).toBeVisible();
  await expect(banner).toBeInViewport({ ratio: 1 });
  await page.goto(`/dashboard/sites/${site}/edit`);
  await expect(page.getByRole("button", { name: "Publish" })).toBeVisible();
  await expect(banner).toBeInViewport({ ratio: 1 });
  // Another tab is the administrator's own, as before.
  const other = await context.newPage();
  await other.goto("/admin");
  await expect(other.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await banner.getByRole("button", { name: "End it" }).click();
  await expect(page).toHaveURL(`${product.url}/admin/users/${customer.id}`);
  await expect(page.getByRole("heading", { level: 1, name: customer.fullName })).toBeVisible();
  await expect(banner).toHaveCount(0);

  const own = await browser.newContext({
    baseURL: product.url,
    extraHTTPHeaders: extraHTTPHeaders ?? {},
  });
  const theirs = await own.newPage();
  await theirs.goto(`/dashboard/account#${(await sessionFragment(customer)).fragment}`);
  await expect(theirs.getByText("They cannot find their messages")).toBeVisible();
  await theirs.getByRole("button", { name: "Do not allow it" }).click();
  await expect(theirs.getByText("Nobody may see your account as you do.")).toBeVisible();
  await own.close();
  await page.reload();
  await expect(page.getByRole("button", { name: "See as this customer" })).toBeDisabled();
});

test("the page of somebody counts their own sites, says what another administrator did meanwhile, and offers nothing where nothing can be done", async ({
  page,
  createAccount,
  createSite,
  sendCommand,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/409.*lift-suspension/);
  const [admin, customer] = [await createAccount("admin"), await createAccount()];
  const again = () => ({ request: randomUUID(), account: customer.id });
  await createSite(customer, "Corner Bakery");
  const site = await createSite(customer, "Old Bakery");
  await sendCommand(customer, "trash-site", { request: randomUUID(), site });
  await sendCommand(admin, "suspend-account", { ...again(), reason: "Spam", sitesStayLive: false });
  await signInSilently(admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/users/${customer.id}`);
  await expect(page.getByRole("heading", { level: 2, name: "One site" })).toBeVisible();
  await expect(page.getByText("And one in the trash.")).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${customer.fullName} · `));
  await page.goto(`/admin/users?status=suspended&q=${encodeURIComponent(customer.email)}`);
  const list = page.url();
  await page.getByRole("link", { name: customer.fullName }).click();
  await page.reload();
  await page.getByRole("link", { name: "All people" }).click();
  await expect(page).toHaveURL(list);
  await page.goto(`/admin/users/${customer.id}`);
  // Neither of the two is live.
  await expect(page.getByText("Their sites say that they are away.")).toHaveCount(0);

  await sendCommand(admin, "lift-suspension", again());
  await page.getByRole("button", { name: "Let them in again" }).click();
  await expect(page.getByText("This account is not suspended.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Suspend them" })).toBeVisible();

  await sendCommand(admin, "delete-person", { ...again(), email: customer.email });
  await page.reload();
  await expect(page.getByRole("button", { name: "Keep the account" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What you can do" })).toHaveCount(0);
});
