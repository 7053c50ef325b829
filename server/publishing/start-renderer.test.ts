import { expect, onTestFinished, test } from "vitest";
import { RenderFailure } from "./render-failure.ts";
import { startRenderer } from "./start-renderer.ts";
import { sampleSite } from "./testing/sample-site.ts";

const to = { origin: "https://kiln.test" };

function start(options?: Parameters<typeof startRenderer>[0]) {
  const renderer = startRenderer(options);
  onTestFinished(() => renderer.stop());
  return renderer;
}

async function failureOf(promise: Promise<unknown>): Promise<RenderFailure> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RenderFailure)) throw new Error(`no failure but ${error}`);
  return error;
}

test("sites are rendered one after the other, each for whoever asked", async () => {
  const renderer = start();
  const [pool, roof] = await Promise.all([
    renderer.render(await sampleSite("poolbuilder"), to),
    renderer.render(await sampleSite("roofing"), to),
  ]);
  const homeOf = ({ files }: typeof pool) => Buffer.from(files[0]?.bytes ?? []).toString();
  expect(homeOf(pool)).toContain("<title>Deep End");
  expect(homeOf(roof)).toContain("<title>Rafter");
});

test("a document that cannot be says why, and the next one is rendered", async () => {
  const renderer = start();
  const document = await sampleSite("roofing");
  const { reason, problems } = await failureOf(renderer.render({ ...document, design: "alchemy" }, to));
  expect({ reason, problems }).toEqual({
    reason: "document",
    problems: ["design alchemy, there is no design called alchemy"],
  });
  expect((await renderer.render(document, to)).files.length).toBeGreaterThan(3);
});

test("a site that takes too long takes nobody with it but itself", async () => {
  const renderer = start({ longest: 4_000 });
  const document = await sampleSite("fashion");
  const [product] = (document.collections as { products: object[] }).products;
  const products = Array.from({ length: 3_000 }, (_, index) => ({ ...product, id: `piece-${index}` }));
  const endless = { ...document, collections: { ...(document.collections as object), products } };
  const [failure, site] = await Promise.all([
    failureOf(renderer.render(endless, to)),
    renderer.render(await sampleSite("roofing"), to),
  ]);
  expect(failure.problems).toEqual(["it took longer than 4000 ms"]);
  expect(failure.reason).toBe("renderer");
  expect(site.files.length).toBeGreaterThan(3);
});

test("a thread that has no memory left takes only its site with it, and another one takes its place", async () => {
  const renderer = start({ memory: 48 });
  const document = await sampleSite("fashion");
  const [product] = (document.collections as { products: object[] }).products;
  const products = Array.from({ length: 2_000 }, (_, index) => ({ ...product, id: `piece-${index}` }));
  const huge = { ...document, collections: { ...(document.collections as object), products } };
  const failure = await failureOf(renderer.render(huge, to));
  expect(failure.problems.join()).toMatch(/memory/);
  expect((await renderer.render(await sampleSite("poolbuilder"), to)).files.length).toBeGreaterThan(3);
});

test("whoever waits when it stops hears of it, and so does whoever comes later", async () => {
  const renderer = startRenderer();
  const waiting = failureOf(renderer.render(await sampleSite("roofing"), to));
  await renderer.stop();
  expect((await waiting).problems).toEqual(["the server stops"]);
  expect((await failureOf(renderer.render({}, to))).problems).toEqual(["the server stops"]);
});
