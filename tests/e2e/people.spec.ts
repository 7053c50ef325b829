import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";
import { readMail } from "./read-mail.ts";

test("who is invited without an account opens one at 390 px, confirms it elsewhere, accepts and sees the site", async ({
  page,
  browser,
  product,
  createAccount,
  createSite,
  sendCommand,
  freshEmail,
  extraHTTPHeaders,
}) => {
  const owner = await createAccount();
  const site = await createSite(owner, "Bakery");
  await sendCommand(owner, "invite-member", {
    request: crypto.randomUUID(),
    site,
    email: freshEmail,
    role: "viewer",
  });
  const { link } = await readMail(product, freshEmail, "invitation");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "You are invited" })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Open an account" }).press("Enter");
  await expect(page.getByLabel("Email")).toHaveValue(freshEmail);
  await page.getByLabel("Full Name").fill("Vera Viewer");
  await page.getByLabel("Password", { exact: true }).fill("a long enough story");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  // The mail is read in another browser.
  const mail = await readMail(product, freshEmail, "confirmation");
  const elsewhere = await browser.newContext({
    baseURL: product.url,
    extraHTTPHeaders: extraHTTPHeaders ?? {},
  });
  const there = await elsewhere.newPage();
  await there.goto(mail.link);
  await expect(there.getByRole("heading", { level: 1, name: "Work on Bakery?" })).toBeVisible();
  expect(await findViolations(there)).toEqual([]);
  await there.getByRole("button", { name: "Accept" }).click();
  await expect(there).toHaveURL(`${product.url}/dashboard/sites/${site}`);
  await expect(there.getByRole("heading", { level: 1, name: "Bakery" })).toBeVisible();
  const tabs = there.getByRole("tab");
  await expect(tabs.filter({ hasText: "People" })).toBeVisible();
  for (const hidden of ["Content", "Messages", "Settings"]) {
    await expect(tabs.filter({ hasText: hidden })).toHaveCount(0);
  }
  await expect(there.getByRole("button", { name: "Publish" })).toHaveCount(0);
  await there.goto("/dashboard/sites");
  await expect(there.getByText("Somebody else’s: you are a viewer")).toBeVisible();
  await elsewhere.close();
});

test("an invitation opened in somebody else's account says which address it is for, and leads to signing in with it", async ({
  page,
  product,
  createAccount,
  createSite,
  sendCommand,
  signInSilently,
}) => {
  const [owner, guest, other] = [await createAccount(), await createAccount(), await createAccount()];
  const site = await createSite(owner, "Bakery");
  const invitation = { request: crypto.randomUUID(), site, email: guest.email, role: "editor" };
  await sendCommand(owner, "invite-member", invitation);
  const { link } = await readMail(product, guest.email, "invitation");
  await signInSilently(other);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This is for somebody else" })).toBeVisible();
  await page.getByRole("button", { name: `Sign in as ${guest.email}` }).click();
  await expect(page.getByLabel("Email")).toHaveValue(guest.email);
  await page.getByLabel("Password", { exact: true }).fill(guest.password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Work on Bakery?" })).toBeVisible();
  await page.getByRole("button", { name: "No, thank you" }).click();
  await expect(page.getByRole("heading", { name: "You have said no" })).toBeVisible();
  await page.goto("/dashboard/invitation");
  await expect(page.getByRole("heading", { name: "No invitation waits for you" })).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`an owner invites, changes, undoes, takes back and removes at ${width} px, by keyboard`, async ({
    page,
    product,
    createAccount,
    createSite,
    sendCommand,
    signInSilently,
    freshEmail,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 409/);
    const [owner, editor] = [await createAccount(), await createAccount()];
    const site = await createSite(owner, "Bakery");
    const about = () => ({ request: crypto.randomUUID(), site });
    const invited = await sendCommand<{ invitation: string }>(owner, "invite-member", {
      ...about(),
      email: editor.email,
      role: "editor",
    });
    await sendCommand(editor, "accept-invitation", {
      request: crypto.randomUUID(),
      invitation: { id: invited.invitation },
    });
    await signInSilently(owner);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/dashboard/sites/${site}#people`);
    const panel = page.getByRole("region", { name: "Who works on this site" });
    await expect(
      panel.getByRole("heading", { level: 2, name: "You and one other work on it" }),
    ).toBeVisible();

    const email = panel.getByLabel("Email");
    await email.fill(editor.email);
    await email.press("Enter");
    await expect(panel.getByText("Whoever has this address works on the site already.")).toBeVisible();
    await email.fill(freshEmail);
    await panel.getByRole("radio", { name: "Viewer" }).check();
    await panel.getByRole("button", { name: "Send the invitation" }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: freshEmail })).toBeVisible();
    await readMail(product, freshEmail, "invitation");
    const waiting = panel.getByRole("group", { name: `The invitation to ${freshEmail}` });
    await waiting.getByRole("button", { name: "Send again" }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "A new mail is on its way" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await waiting.getByRole("button", { name: "Take back" }).press("Enter");
    await expect(waiting).toHaveCount(0);

    const acts = panel.getByRole("group", { name: `What to do with ${editor.fullName}` });
    await acts.getByRole("button", { name: "Make a viewer" }).press("Enter");
    await expect(acts.getByRole("button", { name: "Make an editor" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(acts.getByRole("button", { name: "Make a viewer" })).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: `${editor.fullName} is an editor now.` }),
    ).toBeVisible();
    await acts.getByRole("button", { name: "Hand the site over" }).press("Enter");
    await expect(panel.getByLabel(/^Type the name of the site/)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(acts.getByRole("button", { name: "Hand the site over" })).toBeFocused();

    await acts.getByRole("button", { name: "Remove" }).press("Enter");
    await expect(panel.getByRole("heading", { name: `Remove ${editor.fullName}?` })).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(acts.getByRole("button", { name: "Remove" })).toBeFocused();
    await page.keyboard.press("Enter");
    await panel.getByRole("button", { name: `Remove ${editor.fullName}` }).press("Enter");
    await expect(panel.getByRole("heading", { level: 2, name: "You work on it alone" })).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(sideways).toBe(false);
  });
}

test("an editor who is removed while writing is told so at the next save, and what was typed stays in the browser", async ({
  page,
  createAccount,
  createSite,
  sendCommand,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 40[34]/);
  const [owner, editor] = [await createAccount(), await createAccount()];
  const site = await createSite(owner, "Bakery");
  const about = () => ({ request: crypto.randomUUID(), site });
  const invited = await sendCommand<{ invitation: string }>(owner, "invite-member", {
    ...about(),
    email: editor.email,
    role: "editor",
  });
  const invitation = { id: invited.invitation };
  await sendCommand(editor, "accept-invitation", { request: crypto.randomUUID(), invitation });
  await signInSilently(editor);
  await page.goto(`/dashboard/sites/${site}#content`);
  const phone = page.getByLabel("Phone").first();
  await expect(phone).toBeVisible();
  await sendCommand(owner, "remove-member", { ...about(), member: editor.id });
  await phone.fill("+49 30 7654321");
  await expect(
    page.getByRole("status").filter({ hasText: "You do not work on this site any more" }),
  ).toBeVisible();
  await expect(phone).toHaveValue("+49 30 7654321");
});

test("a site is handed over by typed consent, and the new owner finds it among the own", async ({
  page,
  product,
  createAccount,
  createSite,
  sendCommand,
  signInSilently,
  sessionFragment,
}) => {
  const [owner, editor] = [await createAccount(), await createAccount()];
  const site = await createSite(owner, "Bakery");
  const invited = await sendCommand<{ invitation: string }>(owner, "invite-member", {
    request: crypto.randomUUID(),
    site,
    email: editor.email,
    role: "editor",
  });
  const invitation = { id: invited.invitation };
  await sendCommand(editor, "accept-invitation", { request: crypto.randomUUID(), invitation });
  await signInSilently(owner);
  await page.goto(`/dashboard/sites/${site}#people`);
  await page.getByRole("button", { name: "Hand the site over" }).click();
  const name = page.getByLabel("Type the name of the site to agree: Bakery");
  await name.fill("Bakers");
  await name.press("Enter");
  await expect(page.getByText("That is not its name.")).toBeVisible();
  await name.fill("bakery");
  await name.press("Enter");
  await expect(page.getByRole("button", { name: "Take the offer back" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const { fragment } = await sessionFragment(editor);
  await readMail(product, editor.email, "ownership-offer");
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/dashboard/account#${fragment}`);
  await expect(page.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
  await page.goto(`/dashboard/sites/${site}#people`);
  await expect(page.getByRole("heading", { name: "Bakery is offered to you" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Take it over" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The site is yours." })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Settings" })).toBeVisible();
});

test("an editor who is removed while looking at the site finds no empty lists of it, but that it is closed to them", async ({
  page,
  createAccount,
  createSite,
  publishSite,
  sendCommand,
  signInSilently,
  expectConsoleError,
}) => {
  test.slow();
  expectConsoleError(/status of 404/);
  const [owner, editor] = [await createAccount(), await createAccount()];
  const site = await createSite(owner, "Bakery");
  await publishSite(owner, site);
  const about = () => ({ request: crypto.randomUUID(), site });
  async function letIn() {
    const invited = await sendCommand<{ invitation: string }>(owner, "invite-member", {
      ...about(),
      email: editor.email,
      role: "editor",
    });
    const invitation = { id: invited.invitation };
    await sendCommand(editor, "accept-invitation", { request: crypto.randomUUID(), invitation });
  }
  const closed = page.getByRole("heading", { level: 1, name: "No such site" });
  await letIn();
  await signInSilently(editor);
  await page.goto(`/dashboard/sites/${site}#people`);
  await expect(page.getByRole("heading", { name: "You and one other work on it" })).toBeVisible();
  await sendCommand(owner, "remove-member", { ...about(), member: editor.id });
  await page.getByRole("tab", { name: "Versions" }).click();
  await expect(closed).toBeVisible();

  await letIn();
  await page.goto(`/dashboard/sites/${site}#visitors`);
  await page.reload();
  await expect(page.getByText("Nobody has come yet.")).toBeVisible();
  await sendCommand(owner, "remove-member", { ...about(), member: editor.id });
  // As somebody does who comes back to the window.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(closed).toBeVisible();

  await letIn();
  await page.goto(`/dashboard/sites/${site}#previews`);
  await page.reload();
  await expect(page.getByRole("heading", { name: "No link is open" })).toBeVisible();
  await sendCommand(owner, "remove-member", { ...about(), member: editor.id });
  await page.getByRole("button", { name: "Make a link" }).click();
  await expect(page.getByText("There is no such site among yours.")).toBeVisible();
  await expect(closed).toBeVisible();
});

test("an invitation that is answered or taken back in another window says so where it is open, and the newest one is found by the old link", async ({
  page,
  product,
  createAccount,
  createSite,
  sendCommand,
  signInSilently,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 40[49]/);
  const [owner, guest] = [await createAccount(), await createAccount()];
  const site = await createSite(owner, "Bakery");
  const invite = () =>
    sendCommand<{ invitation: string }>(owner, "invite-member", {
      request: crypto.randomUUID(),
      site,
      email: guest.email,
      role: "editor",
    });
  const answer = (act: string, invitation: string) =>
    sendCommand(guest, act, { request: crypto.randomUUID(), invitation: { id: invitation } });
  const first = await invite();
  const { link } = await readMail(product, guest.email, "invitation");
  await signInSilently(guest);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Work on Bakery?" })).toBeVisible();
  await answer("accept-invitation", first.invitation);
  await page.getByRole("button", { name: "No, thank you" }).click();
  await expect(page.getByRole("heading", { name: "You work on it already" })).toBeVisible();

  await sendCommand(owner, "remove-member", { request: crypto.randomUUID(), site, member: guest.id });
  await page.goto("/dashboard");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This invitation was used already" })).toBeVisible();

  const second = await invite();
  await page.goto("/dashboard");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Work on Bakery?" })).toBeVisible();
  await sendCommand(owner, "revoke-invitation", {
    request: crypto.randomUUID(),
    site,
    invitation: second.invitation,
  });
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("The invitation was taken back.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(0);
});
