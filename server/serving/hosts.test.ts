import { expect, test } from "vitest";
import { publishSite } from "../testing/published-site.ts";
import { createSiteServer } from "./testing/site-server.ts";

const files = { "/": "<h1>Home of Weir</h1>", "/prices": "<h1>Prices</h1>", "/404": "<h1>No such page</h1>" };
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test("a name in front of SITES_HOST is a site's, however it is written and whatever the port says", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  const written = [
    `${subdomain}.localhost`,
    `${subdomain}.localhost:${server.port}`,
    `${subdomain}.localhost:1`,
    `${subdomain}.localhost:`,
    `${subdomain}.localhost.`,
    `${subdomain}.localhost.:80`,
    `${subdomain.toUpperCase()}.LocalHost`,
  ];
  for (const host of written) {
    const { status, text } = await server.ask("", "/", { host });
    expect([host, status, text]).toEqual([host, 200, files["/"]]);
  }
});

test("the app has the host of SITE_URL, and this machine's own names for whoever is on it", async () => {
  const server = await createSiteServer({
    environment: { SITE_URL: "https://fabula.test", SITES_HOST: "weir.test" },
  });
  const names = [
    "fabula.test",
    "FABULA.test:443",
    "fabula.test.",
    "localhost",
    "127.0.0.1:3000",
    "[::1]:3000",
  ];
  for (const host of names) {
    const { status, text } = await server.ask("", "/anything", { host });
    expect([host, status, text]).toEqual([host, 200, "the app"]);
  }
});

test("a host that is nobody's is told 421 with a page that says so, for every path", async () => {
  const server = await createSiteServer({
    environment: { SITE_URL: "https://fabula.test", SITES_HOST: "sites.test" },
  });
  const { subdomain } = await publishSite(server.owner, files);
  const others = [
    "evil.example",
    "sites.test",
    `a.${subdomain}.sites.test`,
    `${subdomain}.sites.test.evil.example`,
    `${subdomain}sites.test`,
    `${subdomain}..sites.test`,
    ".sites.test",
    `${subdomain}.fabula.test`,
    "www.fabula.test",
    "xfabula.test",
    "127.0.0.2",
    "10.0.0.1",
    "[::2]",
    "[::ffff:127.0.0.1]",
    "localhost.evil.example",
    "other.localhost",
  ];
  for (const host of others) {
    for (const path of ["/", "/auth/v1/settings", "/tls/ask?domain=a", "/healthz/"]) {
      const { status, text, headers } = await server.ask("", path, { host });
      expect([host, path, status]).toEqual([host, path, 421]);
      expect(text).toContain("Wrong wall.");
      expect(headers.has("strict-transport-security")).toBe(false);
    }
  }
});

test("what is no host, or two of them, is refused with 400", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  const host = `${subdomain}.localhost`;
  const requests = [
    ["GET / HTTP/1.1", `Host: ${host}`, "Host: localhost"],
    ["GET / HTTP/1.1", `Host: ${host}`, `Host: ${host}`],
    ["GET / HTTP/1.1", "X-Forwarded-Host: localhost"],
    ["GET / HTTP/1.1", `Host: user@${host}`],
    ["GET / HTTP/1.1", `Host: user:pass@${host}`],
    ["GET / HTTP/1.1", `Host: ${host}:port`],
    ["GET / HTTP/1.1", `Host: ${host}:123456`],
    ["GET / HTTP/1.1", `Host: ${host}, localhost`],
    ["GET / HTTP/1.1", `Host: ${host}/prices`],
    ["GET / HTTP/1.1", `Host: ${host} localhost`],
    ["GET / HTTP/1.1", `Host: ${host}%00`],
    ["GET / HTTP/1.1", `Host: ${host}\0`],
    ["GET / HTTP/1.1", `Host: \u00fc.localhost`],
    ["GET / HTTP/1.1", "Host: [::1"],
    ["GET / HTTP/1.1", "Host: ."],
    ["GET / HTTP/1.1", "Host:"],
    ["GET /\0 HTTP/1.1", `Host: ${host}`],
    ["GET prices HTTP/1.1", `Host: ${host}`],
  ];
  for (const lines of requests) expect([lines, statusOf(await server.askRaw(lines))]).toEqual([lines, 400]);
});

test("what a proxy says of another host is not believed", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  const { subdomain: other } = await publishSite(server.owner, { "/": "<h1>The other</h1>" });
  const headers = {
    "x-forwarded-host": `${other}.localhost`,
    forwarded: `host=${other}.localhost`,
    "x-host": `${other}.localhost`,
    "x-original-url": "/prices",
  };
  expect((await server.ask(subdomain, "/", { headers })).text).toBe(files["/"]);
  const onApp = await server.ask("", "/", { host: "localhost", headers });
  expect(onApp.text).toBe("the app");
});

test("a target with a host in front is its path where both hosts are one, and refused where they are two", async () => {
  const server = await createSiteServer();
  const { subdomain } = await publishSite(server.owner, files);
  const host = `${subdomain}.localhost`;
  const asking = (target: string) => server.askRaw([`GET ${target} HTTP/1.1`, `Host: ${host}`]);
  expect(await asking(`http://${host}/prices`)).toContain("<h1>Prices</h1>");
  expect(await asking(`HTTPS://${host.toUpperCase()}:80/prices?a=1`)).toContain("<h1>Prices</h1>");
  expect(await asking(`http://${host}`)).toContain(files["/"]);
  expect(await asking(`http://${host}?a=/prices`)).toContain(files["/"]);
  for (const target of [
    "http://localhost/prices",
    `http://user@${host}/`,
    `http://${host}@localhost/`,
    "http:///prices",
    `ftp://${host}/`,
  ]) {
    expect([target, statusOf(await asking(target))]).toEqual([target, 400]);
  }
});

test("a request of HTTP/1.0 without a host is told 421", async () => {
  const server = await createSiteServer();
  expect(await server.askRaw(["GET / HTTP/1.0"])).toMatch(/^HTTP\/1\.1 421 /);
  expect(await server.askRaw(["GET /healthz HTTP/1.0"])).toContain("the app");
});

test("health is answered under every name", async () => {
  const server = await createSiteServer({
    environment: { SITE_URL: "https://fabula.test", SITES_HOST: "sites.test" },
  });
  const { subdomain } = await publishSite(server.owner, files);
  for (const host of ["fabula.test", `${subdomain}.sites.test`, "nobody.sites.test", "10.0.0.1"]) {
    expect([host, (await server.ask("", "/healthz", { host })).text]).toEqual([host, "the app"]);
  }
});

test("a proxy on this machine is told for which names it may get certificates, and nobody else is", async () => {
  const server = await createSiteServer({
    environment: { SITE_URL: "https://fabula.test", SITES_HOST: "sites.test:8443" },
  });
  const { subdomain, id } = await publishSite(server.owner, files);
  const askFor = (domain: string, host = "127.0.0.1:3000", headers: Record<string, string> = {}) =>
    server.ask("", `/tls/ask?domain=${encodeURIComponent(domain)}`, { host, headers });
  const name = `${subdomain}.sites.test`;
  for (const host of ["127.0.0.1:3000", "localhost", "[::1]"]) {
    const { status, text } = await askFor(name, host);
    expect([host, status, text]).toEqual([host, 200, ""]);
  }
  expect((await askFor(name.toUpperCase())).status).toBe(200);
  for (const unknown of [
    "",
    "nobody.sites.test",
    "fabula.test",
    "sites.test",
    `a.${name}`,
    `${name}:443`,
    `${name}.evil.example`,
    "*.sites.test",
    "127.0.0.1",
  ]) {
    expect([unknown, (await askFor(unknown)).status]).toEqual([unknown, 404]);
  }
  expect((await server.ask("", "/tls/ask?", { host: "127.0.0.1" })).status).toBe(404);
  for (const answer of [
    await askFor(name, "fabula.test"),
    await askFor(name, "127.0.0.1", { "x-forwarded-for": "203.0.113.7" }),
    await server.ask("", `/tls/ask?domain=${name}`, { host: "127.0.0.1", method: "POST" }),
  ]) {
    expect(answer.text).toBe("the app");
  }
  expect((await askFor(name, name)).status).toBe(404);
  await server.owner.query("update sites set live_build = null, live_revision = null where id = $1", [id]);
  await expect.poll(async () => (await askFor(name)).status).toBe(404);
});
