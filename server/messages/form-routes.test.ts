import { Hono } from "hono";
import { expect, test } from "vitest";
import { createRequestLimits } from "../http/request-limits.ts";
import { formPagePolicy } from "../previews/form-page.ts";
import { formRoutes } from "./form-routes.ts";
import { readSubmission } from "./read-submission.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };

/** A form that says what came, mounted as those of the studio are; it may be asked 40 times a minute. */
function createForm() {
  const routes = formRoutes({
    requestLimits: createRequestLimits(10),
    refusedPage: (why) => `refused: ${why}`,
    words: { often: "often", elsewhere: "elsewhere", notAForm: "not a form" },
    headers: { "referrer-policy": "no-referrer" },
  });
  const reached: string[] = [];
  routes.get("/", (context) => context.html("the form"));
  routes.post("/", async (context) => {
    reached.push("sent");
    return context.html((await readSubmission(context.req.raw))("text").join());
  });
  routes.get("/broken", () => {
    throw new Error("broken");
  });
  const app = new Hono();
  app.onError((error, context) => context.text(error.message, 500));
  app.route("/form", routes);
  const ask = async (path = "/form", init: RequestInit = {}) => {
    const answer = await app.request(path, init, { incoming: { socket: { remoteAddress: "203.0.113.9" } } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { ask, post: (init: RequestInit) => ask("/form", { method: "POST", ...init }), reached };
}

test("what a form of ours sends comes through, and every answer is kept from searches and says what was asked for", async () => {
  const { ask, post } = createForm();
  const answers = [
    await ask(),
    await post({ headers: form, body: "text=Hello" }),
    await post({ headers: { ...form, "sec-fetch-site": "cross-site" }, body: "text=Hello" }),
    await post({ headers: { "content-type": "text/plain" }, body: "Hello" }),
    await post({ headers: form, body: `text=${"a".repeat(70_000)}` }),
  ];
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, "the form"],
    [200, "Hello"],
    [403, "refused: elsewhere"],
    [400, "refused: not a form"],
    [413, "refused: not a form"],
  ]);
  for (const { headers } of answers) {
    expect(headers.get("content-security-policy")).toBe(formPagePolicy);
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});

test("what another site sends is not read", async () => {
  const { post, reached } = createForm();
  const sent = await post({ headers: { ...form, origin: "https://evil.example" }, body: "text=Hello" });
  expect([sent.status, reached]).toEqual([403, []]);
});

test("who asks too often is told when to come again, and nothing is read", async () => {
  const { ask, post, reached } = createForm();
  for (let count = 0; count < 40; count += 1) expect((await ask()).status).toBe(200);
  const { status, text, headers } = await post({ headers: form, body: "text=Hello" });
  expect([status, text, reached]).toEqual([429, "refused: often", []]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(headers.get("referrer-policy")).toBe("no-referrer");
});

test("what breaks there is the server's to answer", async () => {
  const { ask } = createForm();
  expect(await ask("/form/broken")).toMatchObject({ status: 500, text: "broken" });
});
