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

for (const path of paths) {
  test(`${path} moves without its main thread, which a phone would pay for in heat`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ ...phone, reducedMotion: "no-preference" });
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
    await context.close();
  });
}
