import { randomBytes, randomUUID } from "node:crypto";
import { findViolations } from "./find-violations.ts";
import { expect, test } from "./fixtures.ts";

const businesses = [
  { template: "fashion", trade: "Fashion" },
  { template: "plumbing", trade: "Plumber" },
  { template: "restaurant", trade: "Plumber" },
  { template: "saas", trade: "Bistro" },
  { template: "art", trade: "Art gallery" },
];

for (const { template, trade } of businesses) {
  test(`the first page of ${template}, published for a business that is called ${trade}, is without fault for axe and asks nobody else`, async ({
    page,
    product,
    createAccount,
    sessionFragment,
  }) => {
    test.setTimeout(90_000);
    const { accessToken } = await sessionFragment(await createAccount());
    const authorization = `Bearer ${accessToken}`;
    async function send<Answer>(command: string, body: object): Promise<Answer> {
      const response = await fetch(`${product.url}/api/${command}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${command}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Answer;
    }
    const site = randomUUID();
    const subdomain = `site-${randomBytes(6).toString("hex")}`;
    const facts = { name: "Weir & Daughters", trade, phone: "+49 30 901820", city: "Berlin" };
    const from = { kind: "template", template, facts, language: "en-US" };
    await send("create-site", { site, name: facts.name, subdomain, from });
    const again = () => ({ request: randomUUID(), site });
    const { revision } = await send<{ revision: number }>("hide-samples", { ...again(), revision: 1 });
    const { findings } = await send<{ findings: { id: string; severity: string }[] }>("check-site", { site });
    const accept = findings.filter(({ severity }) => severity === "blocking").map(({ id }) => id);
    const { publish } = await send<{ publish: string }>("publish-site", { ...again(), revision, accept });
    const state = async () => {
      const address = `${product.url}/rest/v1/publishes?select=state&id=eq.${publish}`;
      return (await fetch(address, { headers: { authorization } })).json();
    };
    await expect.poll(state, { timeout: 20_000 }).toEqual([{ state: "done" }]);

    const home = new URL(product.url);
    home.hostname = `${subdomain}.localhost`;
    const others: string[] = [];
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== home.origin && protocol !== "data:") others.push(request.url());
    });
    const lost: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) lost.push(response.url());
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(home.href);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.screenshot({ path: test.info().outputPath(`${width}.png`) });
    }
    expect({ others, lost }).toEqual({ others: [], lost: [] });
  });
}
