import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { pagePolicy } from "../http/security-headers.ts";
import { publishSite } from "../testing/published-site.ts";
import { createSiteServer } from "./testing/site-server.ts";

const home = "<!DOCTYPE html><style>p{top:0}</style><h1>Weir & Sons</h1>";
const files = {
  "/": home,
  "/prices": "<h1>Prices</h1>",
  "/404": "<h1>No such page of Weir</h1>",
  "/work/bowl": "<h1>Bowl</h1>",
  "/work/404": "<h1>No such piece</h1>",
  "/assets/shop-12345678.js": "export {}",
  "/robots.txt": "User-agent: *",
  "/pictures/kiln/bowl.jpg": "not really a picture",
};

test("a page is answered with its type, its own policy and a word on keeping it, and with nothing of the app's", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  const { status, headers, text } = await server.ask(subdomain);
  expect([status, text]).toEqual([200, home]);
  const { date: _date, connection: _connection, ...rest } = Object.fromEntries(headers);
  expect(rest).toEqual({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": pagePolicy(home, { https: false }),
    "cache-control": "no-cache",
    "content-length": String(home.length),
    etag: expect.stringMatching(/^"[\w-]{22}-identity"$/),
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  expect(headers.get("content-security-policy")).toContain("form-action 'self'");
});

test("a site on https binds browsers to it, its own host alone; so do its refusals and notices", async () => {
  const server = await createSiteServer({ environment: { SITE_URL: "https://fabula.test" } });
  const { subdomain } = await publishSite(server.owner, files);
  const hstsOf = async (...asking: Parameters<typeof server.ask>) =>
    (await server.ask(...asking)).headers.get("strict-transport-security");
  expect(await hstsOf(subdomain)).toBe("max-age=63072000");
  expect(await hstsOf(subdomain, "/prices/")).toBe("max-age=63072000");
  expect(await hstsOf(subdomain, "/", { method: "DELETE" })).toBe("max-age=63072000");
  expect(await hstsOf("nobody")).toBe("max-age=63072000");
});

test("each coding that the client accepts carries the same text, and pictures have none", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  const ask = (accepted: string, path = "/") =>
    server.ask(subdomain, path, { headers: { "accept-encoding": accepted } });
  const br = await ask("gzip, deflate, br");
  expect([br.headers.get("content-encoding"), brotliDecompressSync(br.body).toString()]).toEqual([
    "br",
    home,
  ]);
  const gzip = await ask("gzip, br;q=0");
  expect([gzip.headers.get("content-encoding"), gunzipSync(gzip.body).toString()]).toEqual(["gzip", home]);
  const picture = await ask("gzip, br", "/pictures/kiln/bowl.jpg");
  expect(picture.headers.has("content-encoding")).toBe(false);
  expect(picture.headers.has("vary")).toBe(false);
  expect(picture.text).toBe(files["/pictures/kiln/bowl.jpg"]);
});

test("a text that is kept in no other coding is answered as it is", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  await server.owner.query("delete from private.blobs where encoding <> 'identity'");
  const { headers, text } = await server.ask(subdomain, "/", { headers: { "accept-encoding": "br" } });
  expect([headers.get("content-encoding"), text]).toEqual([null, home]);
});

test("a client that has a page already is told 304, and only for the coding it has", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  const etag = (await server.ask(subdomain)).headers.get("etag") ?? "";
  const again = await server.ask(subdomain, "/", { headers: { "if-none-match": `"old", ${etag}` } });
  expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag]);
  const other = await server.ask(subdomain, "/", {
    headers: { "if-none-match": etag, "accept-encoding": "br" },
  });
  expect(other.status).toBe(200);
  const missing = await server.ask(subdomain, "/nowhere");
  const stillMissing = await server.ask(subdomain, "/nowhere", {
    headers: { "if-none-match": missing.headers.get("etag") ?? "" },
  });
  expect(stillMissing.status).toBe(404);
});

test("what has a hash in its name, or is asked for by version, may be kept forever; pages never are", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  const keeping = async (path: string) => (await server.ask(subdomain, path)).headers.get("cache-control");
  const forever = "public, max-age=31536000, immutable";
  expect(await keeping("/assets/shop-12345678.js")).toBe(forever);
  expect(await keeping("/pictures/kiln/bowl.jpg?v=3fa2c81b")).toBe(forever);
  expect(await keeping("/pictures/kiln/bowl.jpg?a=1&v=2")).toBe(forever);
  expect(await keeping("/pictures/kiln/bowl.jpg")).toBe("public, max-age=3600");
  expect(await keeping("/pictures/kiln/bowl.jpg?a=v=1")).toBe("public, max-age=3600");
  expect(await keeping("/robots.txt")).toBe("public, max-age=3600");
  expect(await keeping("/?v=1")).toBe("no-cache");
  expect(await keeping("/nowhere?v=1")).toBe("no-cache");
});

test("what there is not is answered by the not-found page of its folder, else by that of the site", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  for (const path of ["/work/nope", "/work/nope?v=1", "/work/nope/", "/work/404", "/work/a%20b"]) {
    const { status, text, headers } = await server.ask(subdomain, path);
    expect([path, status, text]).toEqual([path, 404, files["/work/404"]]);
    expect(headers.get("content-security-policy")).toContain("form-action 'self'");
  }
  const elsewhere = [
    "/nope",
    "/404",
    "/work",
    "/work/",
    "/work/a/b",
    "/work/..",
    "/work/../prices",
    "/./prices",
    "/%70rices",
    "/prices%00",
    "/%2e%2e/etc/passwd",
    "/..%2fprices",
    "/work/a%2Fb",
    "/work/%5Cb",
    "/\\prices",
    "//prices",
    "/Prices",
    "/index.html",
    "/work/../../../../etc/passwd",
    "/__proto__",
    "/-/messages",
  ];
  for (const path of elsewhere) {
    const { status, text } = await server.ask(subdomain, path);
    expect([path, status, text]).toEqual([path, 404, files["/404"]]);
  }
});

test("a build without a not-found page has the studio's", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, { "/": home });
  const { status, text } = await server.ask(subdomain, "/nope");
  expect(status).toBe(404);
  expect(text).toContain("<title>Nothing hangs here.</title>");
});

test("an address with a slash too many leads to the page and keeps the query, and never off the site", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  const moved = await server.ask(subdomain, "/prices/?from=a/b");
  expect([moved.status, moved.headers.get("location"), moved.text]).toEqual([308, "/prices?from=a/b", ""]);
  expect((await server.ask(subdomain, "//evil.example/")).status).toBe(404);
  expect((await server.ask(subdomain, "/\\evil.example/")).status).toBe(404);
});

test("HEAD answers the headers of GET without its body; any other method is 405 and changes nothing", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  const got = await server.ask(subdomain, "/prices");
  const head = await server.ask(subdomain, "/prices", { method: "HEAD" });
  expect([head.status, head.text]).toEqual([200, ""]);
  expect({ ...Object.fromEntries(head.headers), date: "" }).toEqual({
    ...Object.fromEntries(got.headers),
    date: "",
  });
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const { status, headers, text } = await server.ask(subdomain, "/prices", { method, body: "a=1" });
    expect([method, status, headers.get("allow"), text]).toEqual([method, 405, "GET, HEAD", ""]);
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

test("what a form sends is told that there is nothing, until somebody receives it", async () => {
  const without = await createSiteServer();
  const { subdomain } = await publishSite(without.owner, files);
  const refused = await without.ask(subdomain, "/-/messages", { method: "POST", body: "name=Ada" });
  expect([refused.status, refused.text]).toEqual([404, files["/404"]]);
  expect((await without.ask(subdomain, "/-/messages", { method: "PUT" })).status).toBe(405);

  const received: object[] = [];
  const server = await createSiteServer({
    beside: without,
    receive: async (request, response, site) => {
      const body = Buffer.concat(await request.toArray()).toString();
      received.push({ body, site });
      if (body === "fail") throw new Error("it failed");
      response.writeHead(303, { location: "/thanks" }).end();
    },
  });
  const site = await publishSite(server.owner, files);
  const sent = await server.ask(site.subdomain, "/-/messages?page=1", { method: "POST", body: "name=Ada" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/thanks"]);
  expect(received).toEqual([
    {
      body: "name=Ada",
      site: { kind: "live", id: site.id, subdomain: site.subdomain, redirects: 0, build: site.build },
    },
  ]);
  expect((await server.ask(site.subdomain, "/-/messages", { method: "POST", body: "fail" })).status).toBe(
    500,
  );
  await server.owner.query("update sites set suspended_at = now() where id = $1", [site.id]);
  await server.hasHeard();
  expect((await server.ask(site.subdomain, "/-/messages", { method: "POST" })).status).toBe(503);
  expect(received).toHaveLength(2);
});

test("who has a page already is told so without its bytes, which nobody reads", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  const etag = (await server.ask(subdomain)).headers.get("etag") ?? "";
  const restarted = await createSiteServer({ beside: server });
  await restarted.hasHeard();
  await restarted.ask(subdomain, "/prices");
  const connect = vi.spyOn(restarted.database.pool, "connect");
  const { status, headers, text } = await restarted.ask(subdomain, "/", {
    headers: { "if-none-match": etag },
  });
  expect([status, text, headers.get("etag")]).toEqual([304, "", etag]);
  expect(headers.get("content-security-policy")).toBe(pagePolicy(home, { https: false }));
  expect(connect).not.toHaveBeenCalled();
});

test("of pages with forms it is noted who is served them, of others it is not", async () => {
  const noted: string[] = [];
  const server = await createSiteServer({ noteViewer: (_request, _site, path) => noted.push(path) });
  const { subdomain, build } = await publishSite(server.owner, files);
  await server.owner.query(
    "update private.build_files set takes_messages = path in ('/prices', '/robots.txt') where build = $1",
    [build],
  );
  for (const path of ["/", "/prices?from=mail", "/work/bowl", "/nowhere", "/robots.txt"])
    await server.ask(subdomain, path);
  expect(noted).toEqual(["/prices"]);
});

test("many visitors of a page that is not at hand share one read of it", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  await server.hasHeard();
  const connect = vi.spyOn(server.database.pool, "connect");
  const answers = await Promise.all(Array.from({ length: 40 }, () => server.ask(subdomain)));
  expect(answers.map(({ text }) => text)).toEqual(Array(40).fill(home));
  expect(connect).toHaveBeenCalledTimes(1); // the site with its files and the page
  await server.ask(subdomain, "/nowhere/at/all");
  await server.ask(subdomain);
  expect(connect).toHaveBeenCalledTimes(2); // the bytes of the not-found page
});
