import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { makePublishable, publish } from "../testing/publishing.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({
    limits: noLimits,
    works: true,
    onFinished: (cleanUp) => void cleanUps.push(cleanUp),
  });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function redirectsOf(site: string) {
  const { rows } = await server.owner.query<{ from_path: string; to_path: string; kind: string }>(
    "select from_path, to_path, kind from redirects where site = $1 order by from_path",
    [site],
  );
  return rows.map(({ from_path, to_path, kind }) => `${from_path} ${to_path} ${kind}`);
}

const set = (person: Person | undefined, site: string, from: string, to: string) =>
  sendCommand(server, person, "set-redirect", { request: randomUUID(), site, from, to });

const remove = (person: Person | undefined, site: string, from: string) =>
  sendCommand(server, person, "remove-redirect", { request: randomUUID(), site, from });

test("redirects are for whoever may publish, and nobody else changes one", async () => {
  const { site, ...people } = await createSiteWithMembers(server);
  const expected = { visitor: 401, stranger: 404, viewer: 403, editor: 200, owner: 200 };
  await set(people.owner, site, "/there", "/services");
  const audits = async () =>
    (await server.owner.query("select count(*)::int as n from private.audit where target = $1", [site])).rows;
  for (const [actor, status] of Object.entries(expected)) {
    const before = [await redirectsOf(site), await audits()];
    const person = actor === "visitor" ? undefined : people[actor as keyof typeof people];
    expect([actor, (await set(person, site, "/old", "/services")).status]).toEqual([actor, status]);
    expect([actor, (await remove(person, site, "/there")).status]).toEqual([actor, status]);
    if (status !== 200) {
      expect([await redirectsOf(site), await audits()]).toEqual(before);
      continue;
    }
    expect(await redirectsOf(site)).toEqual(["/old /services own"]);
    await set(person, site, "/there", "/services");
    await remove(person, site, "/old");
  }
});

test("chains are followed when they are written, and no circle is kept", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  await set(owner, site, "/a", "/b");
  await set(owner, site, "/b", "/c#top");
  expect(await redirectsOf(site)).toEqual(["/a /c#top own", "/b /c#top own"]);
  expect((await set(owner, site, "/z", "/a")).body).toEqual({ from: "/z", to: "/c#top" });
  const before = await redirectsOf(site);
  for (const [from, to] of [
    ["/c", "/a"],
    ["/c", "/z"],
    ["/c", "/c#elsewhere"],
    ["/d", "/d/"],
  ] as const) {
    const { status, body } = await set(owner, site, from, to);
    expect([from, to, status, Object.keys(body.fields as object)]).toEqual([from, to, 400, ["to"]]);
  }
  for (const to of ["//evil.test", "https://evil.test/", "/a\r\nx: y"]) {
    expect((await set(owner, site, "/c", to)).body.code).toBe("invalid_input");
  }
  expect(await redirectsOf(site)).toEqual(before);
});

test("a site holds so many, those of its own making before those of renamed pages, and two at once take one place", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  await server.owner.query(
    "insert into redirects select $1, '/old-' || n, '/', 'own' from generate_series(1, 299) as n",
    [site],
  );
  const answers = await Promise.all(["/one", "/two"].map((from) => set(owner, site, from, "/")));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("quota_reached");
  expect((await set(owner, site, "/old-1", "/services")).status).toBe(200);
  expect((await redirectsOf(site)).length).toBe(300);
});

/** Has the page at `from` stand at `to`, as the editor does it. */
async function movePage(owner: Person, site: string, revision: number, from: string, to: string) {
  const { rows } = await server.owner.query(
    "select document->'pages'->$2 as page from drafts where site = $1",
    [site, from],
  );
  const { body } = await sendCommand(server, owner, "save-draft", {
    request: randomUUID(),
    site,
    revision,
    patch: [
      { op: "remove", path: ["pages", from] },
      { op: "add", path: ["pages", to], value: rows[0].page },
    ],
  });
  return body.revision as number;
}

test("a page that is renamed leads on from its earlier addresses, and has them again when it comes back", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner, {
    from: {
      kind: "template",
      template: "painting",
      facts: { name: "Hale", trade: "House painter", phone: "+49 30 901820", city: "Berlin" },
      language: "en-US",
    },
  });
  let revision = await makePublishable(server, owner, site);
  const { body } = await sendCommand(server, owner, "save-draft", {
    request: randomUUID(),
    site,
    revision,
    patch: [
      {
        op: "add",
        path: ["pages", "/first"],
        value: {
          seo: {
            title: "First | {name}",
            description: "What there is to know about it, and how you reach {name}.",
          },
          sections: {
            text: {
              type: "prose",
              props: { variant: "page", title: "First", parts: [{ paragraphs: ["Words."] }] },
            },
          },
          order: ["text"],
        },
      },
    ],
  });
  revision = body.revision as number;
  expect((await publish(server, owner, site, revision)).state).toBe("done");
  expect(await redirectsOf(site)).toEqual([]);
  await set(owner, site, "/oldest", "/first#words");

  revision = await movePage(owner, site, revision, "/first", "/second");
  await publish(server, owner, site, revision);
  expect(await redirectsOf(site)).toEqual(["/first /second auto", "/oldest /second#words own"]);

  revision = await movePage(owner, site, revision, "/second", "/third");
  await publish(server, owner, site, revision);
  expect(await redirectsOf(site)).toEqual([
    "/first /third auto",
    "/oldest /third#words own",
    "/second /third auto",
  ]);
  expect((await set(owner, site, "/third", "/")).body.fields).toHaveProperty("from");

  const { body: rolled } = await sendCommand(server, owner, "roll-back-site", {
    request: randomUUID(),
    site,
    version: 1,
  });
  expect(rolled.publish).toBeTypeOf("string");
  expect(await redirectsOf(site)).toEqual([
    "/oldest /first#words own",
    "/second /first auto",
    "/third /first auto",
  ]);
});

test("a page that is taken out leads where its owner says once that is published, not before, and never where it is back", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner, {
    from: {
      kind: "template",
      template: "painting",
      facts: { name: "Hale", trade: "House painter", phone: "+49 30 901820", city: "Berlin" },
      language: "en-US",
    },
  });
  let revision = await makePublishable(server, owner, site);
  const save = async (patch: object[]) => {
    const { status, body } = await sendCommand(server, owner, "save-draft", {
      request: randomUUID(),
      site,
      revision,
      patch,
    });
    expect([status, body]).toEqual([200, expect.anything()]);
    revision = body.revision as number;
  };
  const page = {
    seo: {
      title: "First",
      description: "What there is to know about it, and how you reach whoever made it.",
    },
    sections: {
      text: {
        type: "prose",
        props: { variant: "page", title: "First", parts: [{ paragraphs: ["Words."] }] },
      },
    },
    order: ["text"],
  };
  await save([{ op: "add", path: ["pages", "/first"], value: page }]);
  await publish(server, owner, site, revision);
  await save([
    { op: "remove", path: ["pages", "/first"] },
    { op: "add", path: ["leads"], value: { "/first": "/", "/never": "/" } },
  ]);
  expect(await redirectsOf(site)).toEqual([]);
  await publish(server, owner, site, revision);
  expect(await redirectsOf(site)).toEqual(["/first / auto"]);
  // Whoever takes it back is not overruled by the next publish.
  await remove(owner, site, "/first");
  await save([{ op: "replace", path: ["facts", "name"], value: "Hale and daughter" }]);
  await publish(server, owner, site, revision);
  expect(await redirectsOf(site)).toEqual([]);
  await set(owner, site, "/first", "/");
  await save([
    { op: "add", path: ["pages", "/first"], value: page },
    { op: "remove", path: ["leads"] },
  ]);
  await publish(server, owner, site, revision);
  expect(await redirectsOf(site)).toEqual(["/first / own"]);
  await save([
    { op: "remove", path: ["pages", "/first"] },
    { op: "add", path: ["leads"], value: { "/first": null } },
  ]);
  await publish(server, owner, site, revision);
  expect(await redirectsOf(site)).toEqual([]);
});
