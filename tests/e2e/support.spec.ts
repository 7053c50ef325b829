import type { Browser, Page } from "@playwright/test";
import { drawPicture } from "../../server/testing/pictures.ts";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";
import { readMail, readMails } from "./read-mail.ts";

/** The desk of somebody of the studio, in a browser of its own. */
async function deskAt(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0],
  fragment: string,
): Promise<Page> {
  const desk = await (await browser.newContext({ reducedMotion: "reduce", ...options })).newPage();
  await desk.goto(`/admin#${fragment}`);
  await expect(desk.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  return desk;
}

for (const width of [1440, 390]) {
  test(`at ${width} px a customer asks, the studio answers, and both hear of it`, async ({
    page,
    browser,
    product,
    createAccount,
    signInSilently,
    sessionFragment,
    createSite,
    extraHTTPHeaders,
    expectConsoleError,
  }) => {
    test.slow(); // two people, and pages that are drawn
    await page.setViewportSize({ width, height: 900 });
    // What is looked at has come to its end.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const [customer, admin] = [await createAccount(), await createAccount("admin")];
    const site = await createSite(customer, "Weir & Sons", { template: "plumbing", trade: "Plumber" });
    await signInSilently(customer);

    await page.goto(`/dashboard/sites/${site}`);
    await page.getByRole("link", { name: "Ask the studio about this site" }).click();
    await expect(page.getByText("The site Weir & Sons")).toBeVisible();
    await page.goto(`/dashboard/support/new?site=${site}&page=%2F`);
    await page.getByLabel("In a line").fill("My domain shows nothing");
    await page.getByText("How do I use a domain of my own?").click();
    await expect(page.getByText("one record that proves it is yours")).toBeVisible();
    await page.getByLabel("What you wanted to do").fill("It is\n<b>mine</b> & new.");
    await page.locator("input[type=file]").setInputFiles({
      name: "seen.jpg",
      mimeType: "image/jpeg",
      buffer: await drawPicture(900).jpeg().toBuffer(),
    });
    await expect(page.getByRole("button", { name: "Take out seen.jpg" })).toBeVisible();
    await expect(page.getByText("A picture is still on its way.")).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Send to the studio" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My domain shows nothing");
    await expect(page.getByText("<b>mine</b> & new.")).toBeVisible();
    await expect(page.getByRole("img", { name: "Picture 1" })).toBeVisible();
    await expect(page.getByText("About Weir & Sons, its first page")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const ticket = new URL(page.url()).pathname.split("/").at(-1) ?? "";

    const { fragment } = await sessionFragment(admin);
    const desk = await deskAt(
      browser,
      { baseURL: product.url, viewport: { width, height: 900 }, extraHTTPHeaders: extraHTTPHeaders ?? {} },
      fragment,
    );
    await desk.goto("/admin/support?state=open");
    await desk.getByLabel("Search by subject, name or address").fill("domain");
    await expect(desk).toHaveURL(/q=domain/);
    expect(await findViolations(desk)).toEqual([]);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await desk.goto(`/admin/support/${ticket}`);
    await expect(desk.getByRole("img", { name: "Picture 1" })).toBeVisible();
    await expect(desk.getByText("The studio may look into their sites")).toBeVisible();
    await desk.getByRole("button", { name: "I look after it" }).click();
    await expect(desk.getByLabel("Looked after by")).toHaveValue(admin.id);
    await desk.getByRole("button", { name: "Look at the draft" }).click();
    await expect(
      desk.frameLocator('iframe[title="The page that is asked about"]').getByText("Weir & Sons").first(),
    ).toBeAttached();
    await desk.getByText("Change saved replies", { exact: true }).click();
    await desk.getByRole("button", { name: "A new one" }).click();
    await desk.getByLabel("What it is called").fill(`Domains ${width}`);
    await desk.getByLabel("What it says").fill("Dear {name}, look at Addresses of {site}.");
    await desk.getByRole("button", { name: "Save", exact: true }).click();
    await desk.getByLabel("Saved replies").selectOption(`Domains ${width}`);
    const writing = desk.getByLabel("Answer or note");
    await expect(writing).toHaveValue(`Dear ${customer.fullName}, look at Addresses of Weir & Sons.`);
    await desk.getByRole("button", { name: "Answer, and wait" }).click();
    await expect(desk.getByText("Answered. It is mailed, and waits for them.")).toBeVisible();
    await writing.fill("Paid late last year.");
    await desk.getByRole("button", { name: "Keep as a note" }).click();
    await expect(desk.getByText(/^Note, for the studio alone/)).toBeVisible();
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(desk, "iframe")).toEqual([]);

    const mail = await readMail(product, customer.email, "studio-answer");
    expect(mail.link).toContain("/reply/");
    const reply = await desk.context().newPage();
    await reply.setViewportSize({ width, height: 900 });
    await reply.goto(mail.link);
    await expect(reply.getByText(`Dear ${customer.fullName}`)).toBeVisible();
    expect(await reply.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(reply)).toEqual([]);
    await reply.getByLabel("What you would like to say").fill("Found it, thank you.");
    await reply.getByRole("button", { name: "Send" }).click();
    await expect(reply.getByRole("heading", { level: 1 })).toHaveText("It is with us.");
    await reply.close();

    await desk.reload();
    await expect(desk.getByText("Found it, thank you.")).toBeVisible();
    await writing.fill("Good.");
    await desk.getByRole("button", { name: "Answer, and solve" }).click();
    await expect(desk.getByLabel("How it stands")).toHaveValue("solved");
    await desk.goto("/admin");
    await expect(
      desk.getByRole("link", { name: /See all questions|Answer who waits longest/ }),
    ).toBeVisible();

    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Ask the studio" }).waitFor();
    await page.goto(`/dashboard/support/${ticket}`);
    await expect(page.getByText("Good.", { exact: true })).toBeVisible();
    await expect(page.getByText("Paid late last year.")).toHaveCount(0);
    await page.getByRole("button", { name: "Yes, it helped" }).click();
    await expect(page.getByText("Thank you. That stands with your question.")).toBeVisible();
    await page.getByRole("button", { name: "Open it again" }).click();
    await expect(page.getByText("It is open again, and with the studio.")).toBeVisible();
    await page.getByRole("button", { name: "It is solved" }).click();
    await expect(page.getByRole("button", { name: "Open it again" })).toBeVisible();
    // The link of the first answer has ended with that.
    expectConsoleError(/404 .*\/reply\//);
    const ended = await page.context().newPage();
    const answer = await ended.goto(mail.link);
    expect(answer?.status()).toBe(404);
    await expect(ended.getByRole("heading", { level: 1 })).toHaveText("This link has ended.");
    expect(
      (await readMails(product, customer.email)).filter(({ kind }) => kind === "studio-answer"),
    ).toHaveLength(2);
  });
}

test("a question about a version brings the version along, and beside it the studio reads what failed and what was done", async ({
  page,
  browser,
  product,
  createAccount,
  signInSilently,
  sessionFragment,
  createSite,
  publishSite,
  extraHTTPHeaders,
}) => {
  const [customer, admin] = [await createAccount(), await createAccount("admin")];
  const site = await createSite(customer, "Weir & Sons", { template: "plumbing", trade: "Plumber" });
  await publishSite(customer, site);
  await signInSilently(customer);
  await page.goto(`/dashboard/support/new?site=${site}&version=1`);
  await expect(page.getByText("version 1", { exact: false }).first()).toBeVisible();
  await page.getByLabel("In a line").fill("This was better");
  await page.getByLabel("What you wanted to do").fill("Have it back.");
  await page.getByRole("button", { name: "Send to the studio" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This was better");
  const ticket = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  const desk = await deskAt(
    browser,
    { baseURL: product.url, extraHTTPHeaders: extraHTTPHeaders ?? {} },
    (await sessionFragment(admin)).fragment,
  );
  await desk.goto("/admin/support");
  const saved = desk.waitForEvent("download");
  await desk.getByRole("button", { name: "Save as a table (CSV)" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await desk.goto(`/admin/support/${ticket}`);
  await expect(desk.getByRole("region", { name: "Sites" })).toContainText("Weir & Sons");
  await expect(desk.getByRole("region", { name: "Who asks" })).toContainText("Plan: free");
  await expect(desk.getByRole("region", { name: "Publishes that failed" })).toContainText("None");
  await expect(desk.getByRole("region", { name: "What they did last" })).toContainText(/Publish/i);
  await desk.getByRole("button", { name: "Look at version 1" }).click();
  await expect(
    desk.frameLocator('iframe[title="The page that is asked about"]').getByText("Weir & Sons").first(),
  ).toBeAttached();
  await page.goto(`/dashboard/support/${ticket}`);
  await expect(page.getByText("About Weir & Sons, version 1")).toBeVisible();
  await page.goto("/dashboard/support");
  await expect(page.getByText(/^Looked at.*Weir & Sons/).first()).toBeVisible();
  await desk.context().close();
});

test("whoever forbids the studio to look is told so, and the studio is not shown the page", async ({
  page,
  browser,
  product,
  createAccount,
  signInSilently,
  sessionFragment,
  createSite,
  sendCommand,
  extraHTTPHeaders,
}) => {
  const [customer, admin] = [await createAccount(), await createAccount("admin")];
  const site = await createSite(customer, "Weir & Sons", { template: "plumbing", trade: "Plumber" });
  const ticket = crypto.randomUUID();
  await sendCommand(customer, "ask-studio", {
    request: crypto.randomUUID(),
    ticket,
    subject: "Too small",
    body: "On my telephone.",
    site,
    page: "/",
  });
  await signInSilently(customer);
  await page.goto("/dashboard/support");
  await expect(page.getByRole("radio", { name: /^Look To/ })).toBeChecked();
  await page.getByRole("radio", { name: /^Nothing/ }).check();
  await expect(page.getByText("Kept. It holds from now on.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: /^Nothing/ })).toBeChecked();
  expect(await findViolations(page)).toEqual([]);

  const { fragment } = await sessionFragment(admin);
  const desk = await deskAt(
    browser,
    { baseURL: product.url, extraHTTPHeaders: extraHTTPHeaders ?? {} },
    fragment,
  );
  await desk.goto(`/admin/support/${ticket}`);
  await expect(desk.getByText("The owner does not let the studio look into this site.")).toBeVisible();
  await expect(desk.getByRole("button", { name: "Look at the draft" })).toHaveCount(0);
  await desk.goto("/admin/support/00000000-0000-4000-8000-000000000000");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("No such question");
  await desk.context().close();
});

test("what is somebody else's is no question at all, and a link with anything in it attaches nothing", async ({
  page,
  createAccount,
  signInSilently,
  createSite,
  sendCommand,
}) => {
  const [one, other] = [await createAccount(), await createAccount()];
  const site = await createSite(one, "Weir & Sons", { template: "plumbing", trade: "Plumber" });
  const ticket = crypto.randomUUID();
  const asked = { request: crypto.randomUUID(), ticket, subject: "Mine", body: "Alone." };
  await sendCommand(one, "ask-studio", asked);
  await signInSilently(other);
  await page.goto(`/dashboard/support/${ticket}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No such question");
  await page.goto(`/dashboard/support/new?site=${site}&page=${encodeURIComponent("/<b>")}`);
  await expect(page.getByText("Nothing of your sites goes along.")).toBeVisible();
  await page.goto("/dashboard/support");
  await expect(page.getByText("You have asked nothing yet.")).toBeVisible();
});

test("what somebody writes to the studio is still there after the page is loaded anew and after their session has ended", async ({
  page,
  product,
  createAccount,
  signInSilently,
  sessionFragment,
  extraHTTPHeaders,
  expectConsoleError,
}) => {
  expectConsoleError(/40[13]|PGRST303/);
  const customer = await createAccount();
  await signInSilently(customer);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/support/new");
  const [subject, body] = [page.getByLabel("In a line"), page.getByLabel("What you wanted to do")];
  await subject.fill("My form is silent");
  await body.fill("I wrote to myself,\nand nothing came.");
  await page.reload();
  await expect(subject).toHaveValue("My form is silent");
  await expect(body).toHaveValue("I wrote to myself,\nand nothing came.");

  const { accessToken } = await sessionFragment(customer);
  const ended = await fetch(`${product.url}/auth/v1/logout?scope=global`, {
    method: "POST",
    headers: { ...extraHTTPHeaders, authorization: `Bearer ${accessToken}` },
  });
  expect(ended.status).toBe(204);
  await page.getByRole("button", { name: "Send to the studio" }).click();
  await expect(page.getByText("You were signed out, here or on another device.")).toBeVisible();
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(body).toHaveValue("I wrote to myself,\nand nothing came.");
  await page.getByRole("button", { name: "Send to the studio" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My form is silent" })).toBeVisible();
  await page.goto("/dashboard/support/new");
  await expect(subject).toHaveValue("");
  await expect(body).toHaveValue("");

  await body.fill("Nobody else is to read this.");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain("Nobody else");
});

test("an article that the address names is open, and whoever goes on from it to another or to another page arrives", async ({
  page,
  createAccount,
  signInSilently,
}) => {
  await signInSilently(await createAccount());
  await page.goto("/dashboard/support#domain");
  await expect(page.getByText("one record that proves it is yours")).toBeVisible();
  await page.evaluate(() => {
    location.hash = "publish-held";
  });
  await expect(page.getByText("Publish looks the site over first.")).toBeVisible();
  await page.getByRole("link", { name: "Ask the studio" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What is it about?" })).toBeVisible();
});
