import { expect, test } from "vitest";
import { eventually } from "../mail/testing/eventually.ts";
import { createSiteServer, type SiteServer } from "../serving/testing/site-server.ts";
import { addBuild, publishSite, showBuild } from "../testing/published-site.ts";

const files = {
  "/": "<h1>Home</h1>",
  "/menu": "<h1>Menu</h1>",
  "/item/vase": "<h1>Vase</h1>",
  "/404": "<h1>Lost</h1>",
};

async function lead(server: SiteServer, site: string, from: string, to: string): Promise<void> {
  await server.owner.query(
    `insert into redirects values ($1, $2, $3, 'own')
     on conflict (site, from_path) do update set to_path = excluded.to_path`,
    [site, from, to],
  );
}

async function wayOf(server: SiteServer, subdomain: string, path: string, method = "GET") {
  const { status, headers } = await server.ask(subdomain, path, { method });
  return [status, headers.get("location")];
}

test("an earlier address leads on with its query, with a slash at its end and in other letters of its codes too", async () => {
  const server = await createSiteServer();
  const { id, subdomain } = await publishSite(server.owner, files);
  expect((await server.ask(subdomain, "/carte")).text).toBe("<h1>Lost</h1>");
  await lead(server, id, "/carte", "/menu#lunch");
  await lead(server, id, "/%C3%BCber", "/");
  await eventually(async () =>
    expect(await wayOf(server, subdomain, "/carte")).toEqual([308, "/menu#lunch"]),
  );
  expect(await wayOf(server, subdomain, "/carte/?table=2")).toEqual([308, "/menu?table=2#lunch"]);
  expect(await wayOf(server, subdomain, "/carte", "HEAD")).toEqual([308, "/menu#lunch"]);
  expect(await wayOf(server, subdomain, "/%c3%bcber")).toEqual([308, "/"]);
  const { headers } = await server.ask(subdomain, "/carte");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(await wayOf(server, subdomain, "/carte", "POST")).toEqual([405, null]);
});

test("a page that exists is shown, whatever redirects say, and what is removed is forgotten at once", async () => {
  const server = await createSiteServer();
  const { id, subdomain } = await publishSite(server.owner, files);
  await lead(server, id, "/menu", "/");
  await lead(server, id, "/carte", "/menu");
  await eventually(async () => expect(await wayOf(server, subdomain, "/carte")).toEqual([308, "/menu"]));
  expect(await wayOf(server, subdomain, "/menu")).toEqual([200, null]);
  await server.owner.query("delete from redirects where site = $1", [id]);
  await eventually(async () => expect(await wayOf(server, subdomain, "/carte")).toEqual([404, null]));
});

test("no circle is walked and nobody is led to nothing: such addresses are not found", async () => {
  const server = await createSiteServer();
  const { id, subdomain, build } = await publishSite(server.owner, files);
  await lead(server, id, "/a", "/b");
  await lead(server, id, "/b", "/a");
  await lead(server, id, "/c", "/menu");
  await eventually(async () => expect(await wayOf(server, subdomain, "/c")).toEqual([308, "/menu"]));
  expect(await wayOf(server, subdomain, "/a")).toEqual([404, null]);
  const { "/menu": _, ...others } = files;
  await showBuild(server.owner, id, await addBuild(server.owner, id, others));
  await eventually(async () => expect(await wayOf(server, subdomain, "/c")).toEqual([404, null]));
  await showBuild(server.owner, id, build);
  await eventually(async () => expect(await wayOf(server, subdomain, "/c")).toEqual([308, "/menu"]));
});

test("pages of records lead on to the same record, and one site's redirects are no other's", async () => {
  const server = await createSiteServer();
  const [one, other] = [await publishSite(server.owner, files), await publishSite(server.owner, files)];
  await lead(server, one.id, "/product/:id", "/item/:id");
  await eventually(async () =>
    expect(await wayOf(server, one.subdomain, "/product/vase")).toEqual([308, "/item/vase"]),
  );
  expect(await wayOf(server, one.subdomain, "/product/none")).toEqual([404, null]);
  expect(await wayOf(server, one.subdomain, "/product//evil.test")).toEqual([404, null]);
  expect(await wayOf(server, other.subdomain, "/product/vase")).toEqual([404, null]);
});

test.each([
  ["//evil.test"],
  ["/x//evil.test"],
  ["/\\evil.test"],
  ["https://evil.test"],
  ["/a\r\nset-cookie: x=1"],
  ["/a?b"],
])("the database itself keeps no redirect to %j", async (to) => {
  const server = await createSiteServer();
  const { id } = await publishSite(server.owner, files);
  await expect(lead(server, id, "/a-page", to)).rejects.toThrow("redirects_to_path_check");
});
