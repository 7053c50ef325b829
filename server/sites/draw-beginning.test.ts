import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { siteBeginning } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

test("the first page that a business would begin with is drawn before there is a site, and keeps nothing", async () => {
  const person = await createPerson(server);
  const { from } = siteBeginning() as { from: Record<string, unknown> } & { site: string };
  const { status, body } = await sendCommand(server, person, "draw-beginning", from);
  expect(status).toBe(200);
  expect(body.html).toContain("Weir &amp; Sons");
  expect(
    (await server.owner.query("select 1 from site_members where user_id = $1", [person.id])).rows,
  ).toEqual([]);
  const unknown = await sendCommand(server, person, "draw-beginning", { ...from, template: "none" });
  expect(unknown.body.code).toBe("document_refused");
});

test("a business of any trade begins with any design, also where that is made for another", async () => {
  const person = await createPerson(server);
  for (const template of ["art", "crypto", "electrician", "food", "wellness"]) {
    const { status, body } = await sendCommand(server, person, "draw-beginning", {
      kind: "template",
      template,
      facts: { name: "Weir & Sons" },
      language: "en-US",
    });
    expect(status, `${template}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
  }
});

test("what was said in the fitting room stands on the first page, and is no sample any more", async () => {
  const person = await createPerson(server);
  const said = {
    services: [
      { name: "Leaky tap", price: "€ 89" },
      { name: "New boiler", price: "" },
    ],
    sentence: "We come when it drips.",
  };
  for (const template of ["plumbing", "food", "art"]) {
    const beginning = siteBeginning();
    const from = { ...(beginning.from as object), template, said };
    const { status, body } = await sendCommand(server, person, "create-site", { ...beginning, from });
    expect(status, `${template}: ${JSON.stringify(body)}`).toBe(200);
    const { rows } = await server.owner.query(
      "select document->'pages'->'/' as page from drafts where site = $1",
      [beginning.site],
    );
    const { page } = rows[0] as {
      page: { sections: Record<string, unknown>; samples: Record<string, unknown> };
    };
    const [key, offers] = Object.entries(page.sections).find(([, section]) =>
      JSON.stringify(section).includes("Leaky tap"),
    ) ?? ["", undefined];
    expect(JSON.stringify(offers), template).toMatch(/€ 89.*New boiler/s);
    expect(page.samples, template).not.toHaveProperty(key);
    expect(Object.keys(page.samples).length, template).toBeGreaterThan(0);
  }
});

test("whoever is signed in is told what the addresses of sites are made of", async () => {
  const { body } = await sendCommand(server, await createPerson(server), "sites-address", {});
  expect(body).toEqual({ before: "http://", after: expect.stringMatching(/^\.localhost:\d+$/) });
});
