import { expect, type Page, type Route } from "@playwright/test";
import { demos } from "../../app/demos/catalog.ts";
import { renderSite } from "../../server/publishing/render-site.ts";
import { sampleSite } from "../../server/publishing/testing/sample-site.ts";
import type { ServedSite } from "../serve-files.ts";
import { test } from "./islands-fixtures.ts";

/** The site of `slug`, as it is shown, and which of its pages has which islands. */
async function show(site: ServedSite, slug: string, receiver?: string) {
  const { files } = await renderSite(await sampleSite(slug), {
    origin: site.origin,
    ...(receiver && { receiver }),
  });
  site.show(files);
  return files.flatMap(({ path, bytes }) => {
    const [, text] = /data-islands="">(.*?)<\/script>/.exec(Buffer.from(bytes).toString()) ?? [];
    const islands: { type: string; id: string }[] = text ? JSON.parse(text).islands : [];
    return islands.length > 0 ? [{ path, islands }] : [];
  });
}

/** Waits until the element belongs to Preact, which leaves a mark on it. */
async function waitUntilAlive(page: Page, id: string): Promise<void> {
  await page.waitForFunction((name) => {
    const element = document.getElementById(name);
    return element && Object.keys(element).some((key) => /^(__k|_children)/.test(key));
  }, id);
}

const nonsense = [
  "?%E0%A4%A&q=%&page=-1&page=1e99&sort=__proto__&view=constructor&type=toString&coin=hasOwnProperty",
  "?q=%00%EF%BF%BF%F0%9F%92%A9&page=NaN&price=Infinity&area=-0&beds=999999999999999999999&work=..%2F",
  "?%3Cscript%3E&q=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&find=*&topic=[object&time=1&bill=0x1#%E0%A4%A",
];

const slugs = demos.map(({ slug }) => slug);

test("nonsense in the address, the storage and the history breaks no island", async ({
  page,
  site,
  problems,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    for (const storage of [sessionStorage, localStorage])
      storage.setItem(
        "visit",
        '{"cart":[{"id":"__proto__","size":"constructor","quantity":3},7],"wishlist":["toString"]}',
      );
    if (history.state === null) history.replaceState({ key: Number.NaN }, "");
  });
  for (const slug of slugs) {
    const seen = new Set<string>();
    for (const { path, islands } of await show(site, slug)) {
      const types = islands.map(({ type }) => type).join();
      if (seen.has(types)) continue;
      seen.add(types);
      for (const search of nonsense) {
        await page.goto(site.origin + path + search);
        for (const { id } of islands) await waitUntilAlive(page, id);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        expect(problems, path + search).toEqual([]);
        await expect(page.locator("main img[src=x]"), path + search).toHaveCount(0);
        for (const { id } of islands)
          expect((await page.locator(`[id="${id}"]`).textContent())?.length, `${path} ${id}`).toBeGreaterThan(
            0,
          );
      }
    }
  }
});

test("an island follows and leads the address on a site without https", async ({ page, site, problems }) => {
  await show(site, "crypto");
  // A host that is not this machine's has no secure context.
  await page.route("http://kiln.test/**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site.origin + pathname + search }) });
  });
  await page.goto("http://kiln.test/markets");
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole("searchbox").fill("a");
  await expect(page).toHaveURL(/\?.*=a$/);
  expect(problems).toEqual([]);
});

test("a cart is what it became later, on a page that is gone back to", async ({ page, site }) => {
  await show(site, "fashion");
  await page.goto(`${site.origin}/cart`);
  await waitUntilAlive(page, "navigation-note-1");
  const count = page.locator("#navigation-note-1").first();
  await expect(count).not.toHaveText("(41)");
  await page.evaluate(() => {
    const later = { cart: [{ id: "lean-coat", size: "M", quantity: 41 }], wishlist: [] };
    sessionStorage.setItem("visit", JSON.stringify(later));
    // As browsers tell a page that they kept; Playwright cannot go back to one.
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(count).toHaveText("(41)");
});

test("a form that is sent twice at once arrives once, and a field may be called form", async ({
  page,
  site,
}) => {
  const document = await sampleSite("restaurant");
  const { files } = await renderSite(
    JSON.parse(JSON.stringify(document).replaceAll('"name":"email"', '"name":"form"')),
    { origin: site.origin, receiver: "/messages" },
  );
  site.show(files);
  const sent: string[] = [];
  await page.route("**/messages", async (route) => {
    sent.push(route.request().postData() ?? "");
    await route.fulfill({ status: 204, body: "" });
  });
  await page.goto(`${site.origin}/contact`);
  const form = page.locator("form[data-live]");
  await form.waitFor();
  await page.locator("[name=form]").fill("ida@kiln.test");
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(form).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.match(/name="sent-from"\s+\/contact#/)).not.toBeNull();
  expect(sent[0]?.match(/name="form"\s+ida@kiln\.test/)).not.toBeNull();
});

test("a form whose receiver fails keeps what was typed and says so, and posts without a script", async ({
  page,
  browser,
  site,
}) => {
  await show(site, "restaurant", "/messages");
  let status = 500;
  const answer = (route: Route) => (status === 0 ? route.abort() : route.fulfill({ status, body: "" }));
  await page.route("**/messages", answer);
  await page.goto(`${site.origin}/contact`);
  const form = page.locator("form[data-live]");
  await form.waitFor();
  const text = form.locator("textarea").first();
  await text.fill("Two of us, at eight");
  const send = () =>
    form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
      element.requestSubmit();
    });
  for (status of [500, 404, 0]) {
    await send();
    await expect(form.getByRole("alert")).not.toBeEmpty();
    await expect(text).toHaveValue("Two of us, at eight");
  }
  status = 200;
  await send();
  await expect(form).toHaveCount(0);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${site.origin}/contact`);
  const asked = still.waitForRequest("**/messages");
  await still.locator("form").evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await still.locator("form [type=submit]").click();
  expect((await asked).method()).toBe("POST");
  expect((await asked).postData()).toContain("sent-from=%2Fcontact%23");
  await plain.close();
});

test("no page asks another origin for anything, and each is what its policy allows", async ({
  page,
  site,
  problems,
}) => {
  test.setTimeout(240_000);
  const others: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site.origin && protocol !== "data:" && protocol !== "blob:") others.push(request.url());
  });
  for (const slug of slugs) {
    const pages = await show(site, slug);
    for (const path of new Set(["/", ...pages.slice(0, 3).map(({ path }) => path)])) {
      await page.goto(site.origin + path);
      expect(problems, `${slug} ${path}`).toEqual([]);
    }
  }
  expect(others).toEqual([]);
});
