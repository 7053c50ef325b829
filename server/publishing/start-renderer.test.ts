import { setImmediate } from "node:timers/promises";
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
  await renderer.render(await sampleSite("roofing"), to);
  const [pool, roof] = await Promise.all([
    renderer.render(await sampleSite("poolbuilder"), to),
    renderer.render(await sampleSite("roofing"), to),
  ]);
  const homeOf = ({ files }: typeof pool) => Buffer.from(files[0]?.bytes ?? []).toString();
  expect(homeOf(pool)).toContain("<title>Deep End");
  expect(homeOf(roof)).toContain("<title>Rafter");
});

test("a thread is there before the first site where that was announced, and only one", async () => {
  let threads = 0;
  const count = () => {
    threads += 1;
  };
  process.on("worker", count);
  onTestFinished(() => void process.off("worker", count));
  const renderer = start();
  renderer.prepare();
  renderer.prepare();
  await setImmediate();
  expect(threads).toBe(1);
  await renderer.render(await sampleSite("roofing"), to);
  expect(threads).toBe(1);
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

const thread = new URL("./testing/failing-thread.ts", import.meta.url);

test("a site that takes too long takes nobody with it but itself", async () => {
  const renderer = start({ thread, longest: 3_000 });
  const [failure, site] = await Promise.all([
    failureOf(renderer.render("never ends", to)),
    renderer.render("well", to),
  ]);
  expect(failure.problems).toEqual(["It takes longer than 3 s to draw."]);
  expect(failure.reason).toBe("limit");
  expect(site.files).toEqual([]);
});

test("a thread that has no memory left, or dies, takes only its site with it, and another one takes its place", async () => {
  const renderer = start({ thread, memory: 32 });
  const [hungry, well, dead, wellAgain] = await Promise.all([
    failureOf(renderer.render("takes all memory", to)),
    renderer.render("well", to),
    failureOf(renderer.render("dies", to)),
    renderer.render("well", to),
  ]);
  expect(hungry).toMatchObject({
    reason: "limit",
    problems: ["It takes more than 32 MB of memory to draw."],
  });
  expect(dead.reason).toBe("renderer");
  expect(dead.problems).toEqual(["its thread ended with 7"]);
  expect([well, wellAgain].map(({ files }) => files)).toEqual([[], []]);
});

test("the accounts are served in turns: one that asks for much holds up itself", async () => {
  const renderer = start({ thread });
  const served: string[] = [];
  const ask = async (account: string) => {
    await renderer.of(account).render("well", to);
    served.push(account);
  };
  await Promise.all([...Array.from({ length: 5 }, () => ask("greedy")), ask("modest"), ask("late")]);
  // What is being done is not taken back: the first was alone when it came.
  expect(served.slice(0, 4).toSorted()).toEqual(["greedy", "greedy", "late", "modest"]);
});

test("whoever waits when it stops hears of it, and so does whoever comes later", async () => {
  const renderer = startRenderer();
  const waiting = failureOf(renderer.render(await sampleSite("roofing"), to));
  await renderer.stop();
  expect((await waiting).problems).toEqual(["the server stops"]);
  expect((await failureOf(renderer.render({}, to))).problems).toEqual(["the server stops"]);
});
