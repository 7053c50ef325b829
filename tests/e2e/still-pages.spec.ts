import { demoPages } from "../../app/demos/demo-pages.ts";
import { expect, test } from "./fixtures.ts";

const phone = { viewport: { width: 412, height: 823 }, isMobile: true };
/** Milliseconds, thirty frames, in which a page that nobody touches has no style to compute. */
const span = 500;

/** The landing page, and each page of each demo once; of those that take records the first. */
const paths = [
  "/",
  ...demoPages.flatMap(({ addresses: [path] }) => (path && !path.endsWith("/404") ? [path] : [])),
];

/** In the page: notes each use of what makes the browser load its tables of languages (engine/language/american-english.ts). */
function watchLanguageTables() {
  const uses: string[] = [];
  Object.assign(window, { languageTableUses: uses });
  const places: [object, RegExp][] = [
    [Intl, /^[A-Z]/],
    [Number.prototype, /^toLocale/],
    [Date.prototype, /^toLocale/],
    [String.prototype, /^locale/],
  ];
  for (const [place, names] of places)
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(place)))
      if (names.test(name) && typeof value === "function")
        Object.assign(place, {
          [name]: new Proxy(value, {
            apply(target, self, args) {
              uses.push(name);
              return Reflect.apply(target, self, args);
            },
            construct(target, args) {
              uses.push(name);
              return Reflect.construct(target, args);
            },
          }),
        });
}

for (const path of paths) {
  test(`${path} moves without its main thread, which a phone would pay for in heat, and starts on it swiftly`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ ...phone, reducedMotion: "no-preference" });
    await context.addInitScript(watchLanguageTables);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable");
    const stylesSoFar = async () => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "RecalcStyleCount")?.value ?? Number.NaN;
    };
    const stylesComputed = async () => {
      const before = await stylesSoFar();
      // By the clock: a page that is asked for frames computes styles in each.
      await page.evaluate((time) => new Promise((done) => setTimeout(done, time)), span);
      return (await stylesSoFar()) - before;
    };
    await page.goto(product.url + path);
    // What comes in once, comes to its end.
    await expect.poll(stylesComputed).toBeLessThan(5);
    expect(await page.evaluate("languageTableUses")).toEqual([]);
    await context.close();
  });
}
