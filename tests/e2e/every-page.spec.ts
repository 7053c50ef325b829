import type { Page, Request } from "@playwright/test";
import { demoPages } from "../../app/demos/demo-pages.ts";
import { prerenderPaths } from "../../app/prerender-paths.ts";
import { findViolations } from "./find-violations.ts";
import { type Account, expect, test } from "./fixtures.ts";

const isDemo = (path: string) => /^\/demos?\//.test(path);
const guardOf = (path: string): "customer" | "admin" | undefined =>
  path.startsWith("/admin") ? "admin" : path.startsWith("/dashboard") ? "customer" : undefined;
/** What the frame of an editor shows is a page of its own, and looked at as that of a demo. */
const framedIn = (path: string) => (path.startsWith("/make/") ? "iframe" : undefined);
/** The editor is one page for all designs: of these three very different ones it is looked at. */
const isLookedAt = (path: string) => !path.startsWith("/make/") || /\/(?:food|plumbing|saas)$/.test(path);
const widths = [320, 768, 1440];
/** The layout between them is made of the same parts; and so are the pages of all records of a kind, which differ in their words. */
const furtherRecords = new Set(
  demoPages.flatMap(({ addresses }) => addresses.slice(1).filter((path) => !path.endsWith("/404"))),
);
const widthsForAxe = (path: string) => (furtherRecords.has(path) ? [] : [320, 1440]);

/** Each script costs 0.7 KiB of headers and a phone's thread a millisecond. */
const mostScripts = 10;

/** A demo asks for itself and its own files, and calls nothing. */
function isFileOf(address: string, request: Request): boolean {
  const { origin, pathname } = new URL(request.url());
  return (
    request.method() === "GET" &&
    origin === new URL(address).origin &&
    (request.url() === address || /^\/(assets|pictures|fonts)\/|^\/favicon/.test(pathname))
  );
}

/**
 * Waits until nothing has been asked for half a second and everything has come. A load state of the browser's own does not
 * come where a page draws into frames.
 */
function watchNetwork(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  let changed = performance.now();
  const hear = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    changed = performance.now();
  };
  page.on(
    "request",
    hear((request) => asked.add(request)),
  );
  page.on(
    "requestfinished",
    hear((request) => asked.delete(request)),
  );
  page.on(
    "requestfailed",
    hear((request) => asked.delete(request)),
  );
  return () =>
    expect.poll(() => asked.size === 0 && performance.now() - changed > 500, { timeout: 20_000 }).toBe(true);
}

async function open(
  page: Page,
  path: string,
  visit: { signIn: (account: Account) => Promise<void>; account: Account | undefined },
) {
  if (visit.account) await visit.signIn(visit.account);
  const quiet = watchNetwork(page);
  const response = await page.goto(path);
  await quiet();
  return response;
}

for (const path of prerenderPaths.filter(isLookedAt)) {
  const role = guardOf(path);
  const status = path.endsWith("/404") ? 404 : 200;
  // A demo has one scheme of its own, whatever the visitor's system prefers.
  const schemes = isDemo(path) ? (["light"] as const) : (["light", "dark"] as const);

  for (const scheme of schemes) {
    test(`${path} answers ${status} whole, from its own origin alone, in ten scripts at most, accessible and never wider than its window (${scheme})`, async ({
      page,
      product,
      createAccount,
      signInSilently,
      expectConsoleError,
    }) => {
      if (status === 404) expectConsoleError(/404/);
      const foreign: string[] = [];
      const fonts = new Set<string>();
      const scripts = new Set<string>();
      page.on("request", (request) => {
        // A drawing in a frame of its own has the faces of its design.
        if (request.resourceType() === "font" && request.frame() === page.mainFrame())
          fonts.add(request.url());
        if (request.resourceType() === "script") scripts.add(request.url());
        const url = request.url();
        const isOwn = isDemo(path) ? isFileOf(product.url + path, request) : url.startsWith(product.url);
        if (!isOwn && !url.startsWith("data:")) foreign.push(`${request.method()} ${url}`);
      });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      const response = await open(page, path, {
        signIn: signInSilently,
        account: role && (await createAccount(role)),
      });

      expect(response?.status()).toBe(status);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("main")).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      if (isDemo(path))
        await expect(page.getByRole("link", { name: "Back to Portfolio" }).first()).toHaveAttribute(
          "href",
          "/",
        );

      const preloads = await page
        .locator('link[rel="preload"][as="font"]')
        .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
      expect(
        [...fonts].filter((font) => !preloads.includes(font)),
        "faces that come late",
      ).toEqual([]);

      expect([...scripts].length, [...scripts].join("\n")).toBeLessThanOrEqual(mostScripts);

      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
        if (widthsForAxe(path).includes(width))
          // The other scheme differs in its colours alone.
          expect(
            await findViolations(page, framedIn(path), scheme === "dark" ? "contrast" : "all"),
            `at ${width} px`,
          ).toEqual([]);
      }
      expect(foreign).toEqual([]);
    });
  }
}
