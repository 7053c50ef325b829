import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestOptions, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { BuildMissingError, loadPages } from "./pages.ts";

const home = '<!DOCTYPE html><link rel="canonical" href="https://site.invalid/"><h1>Home</h1>';

async function loadSite(files: Record<string, string>, siteUrl = "https://fabula.test") {
  const directory = await mkdtemp(join(tmpdir(), "fabula-pages-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
  const pages = await loadPages(directory, { siteUrl });
  const server = createServer(pages).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return (
    path: string,
    { headers = {}, method = "GET" }: { headers?: Record<string, string>; method?: string } = {},
  ) => ask({ port, path, headers, method });
}

/** `fetch` would decompress, follow redirects and clean up paths; the tests look at what is really sent. */
async function ask(options: RequestOptions) {
  const sent = request({ host: "127.0.0.1", agent: false, ...options }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return {
    status: response.statusCode,
    headers: new Headers(response.headers as Record<string, string>),
    body,
    text: body.toString(),
  };
}

const site = {
  "index.html": home,
  "404/index.html": "<h1>Oops! Page not found</h1>",
  "auth/index.html": "<h1>Welcome</h1><script>start()</script>",
  "assets/app-12345678.js": "export {}",
  "robots.txt": "Sitemap: https://site.invalid/sitemap.xml",
};

test("a page is answered with its type, its policy and the site's own origin in place of the placeholder", async () => {
  const get = await loadSite(site);
  const response = await get("/");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("strict-transport-security")).toContain("max-age");
  expect(response.text).toContain('href="https://fabula.test/"');
  expect((await get("/robots.txt")).text).toBe("Sitemap: https://fabula.test/sitemap.xml");
});

test("a site on plain http sends no HSTS", async () => {
  const get = await loadSite(site, "http://localhost:3000");
  expect((await get("/")).headers.has("strict-transport-security")).toBe(false);
});

test("an unknown path is the not-found page with status 404, and so is the page's own address", async () => {
  const get = await loadSite(site);
  for (const path of ["/nope", "/404", "/assets/nope.js", "/%2e%2e/package.json", "/index.html"]) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.text).toContain("Oops! Page not found");
  }
});

test("each coding that the client accepts carries the same text", async () => {
  const get = await loadSite(site);
  const br = await get("/", { headers: { "accept-encoding": "gzip, deflate, br" } });
  expect(br.headers.get("content-encoding")).toBe("br");
  const gzip = await get("/", { headers: { "accept-encoding": "gzip, br;q=0" } });
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  const text = (await get("/")).text;
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  expect(gunzipSync(gzip.body).toString()).toBe(text);
  expect((await get("/")).headers.get("vary")).toBe("accept-encoding");
});

test("a client that has the page already is told 304, and only for the coding it has", async () => {
  const get = await loadSite(site);
  const etag = (await get("/")).headers.get("etag") ?? "";
  const again = await get("/", { headers: { "if-none-match": `"old", ${etag}` } });
  expect(again.status).toBe(304);
  expect(again.text).toBe("");
  expect((await get("/", { headers: { "if-none-match": etag, "accept-encoding": "br" } })).status).toBe(200);
});

test("hashed files may be kept forever, pages must be asked for again", async () => {
  const get = await loadSite(site);
  expect((await get("/assets/app-12345678.js")).headers.get("cache-control")).toContain("immutable");
  expect((await get("/")).headers.get("cache-control")).toBe("no-cache");
});

test("HEAD answers the headers of GET without its body, other methods are refused", async () => {
  const get = await loadSite(site);
  const head = await get("/auth", { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe((await get("/auth")).headers.get("content-length"));
  expect(head.text).toBe("");
  const post = await get("/auth", { method: "POST" });
  expect(post.status).toBe(405);
  expect(post.headers.get("allow")).toBe("GET, HEAD");
});

test("an address with a slash too many leads to the page and keeps the query", async () => {
  const get = await loadSite(site);
  const response = await get("/auth/?next=/admin");
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("/auth?next=/admin");
  expect((await get("//evil.example/")).status).toBe(404);
});

test("a folder without a build is named", async () => {
  await expect(loadPages("/nonexistent", { siteUrl: "http://localhost" })).rejects.toThrow(BuildMissingError);
});
