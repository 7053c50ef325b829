import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestOptions, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { inlineHash } from "../http/security-headers.ts";
import { BuildMissingError, loadPages } from "./pages.ts";

const home = '<!DOCTYPE html><link rel="canonical" href="https://site.invalid/"><h1>Home</h1>';

async function writeSite(files: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "fabula-pages-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
  return directory;
}

async function loadSite(files: Record<string, string>, siteUrl = "https://fabula.test", pause?: number) {
  const pages = await loadPages(await writeSite(files), { siteUrl, pause });
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

test("one page answers for every template by its name, and for nothing else there", async () => {
  const get = await loadSite({ ...site, "admin/templates/_/index.html": "<h1>A template</h1>" });
  expect(await get("/admin/templates/tree-service")).toMatchObject({
    status: 200,
    text: "<h1>A template</h1>",
  });
  for (const other of [
    "/admin/templates/Tree",
    "/admin/templates/a/b",
    "/admin/templates/",
    "/admin/users/tree",
  ]) {
    expect((await get(other)).status).toBe(404);
  }
});

test("one page answers for every id in its folder, and for nothing else there", async () => {
  const get = await loadSite({ ...site, "dashboard/sites/_/index.html": "<h1>A site</h1>" });
  const id = "3f2c1a9e-0b7d-4c58-9e21-5d6f7a8b9c0d";
  expect(await get(`/dashboard/sites/${id}`)).toMatchObject({ status: 200, text: "<h1>A site</h1>" });
  expect((await get(`/dashboard/sites/${id}?tab=settings`)).status).toBe(200);
  for (const path of ["/dashboard/sites/other", `/dashboard/${id}`, `/dashboard/sites/${id}/more`])
    expect((await get(path)).status, path).toBe(404);
});

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

test("a folder's own not-found page answers what is unknown directly below it, and itself", async () => {
  const get = await loadSite({
    ...site,
    "demo/kiln/index.html": home,
    "demo/kiln/work/bowl/index.html": home,
    "demo/kiln/work/404/index.html": "<h1>No such piece</h1>",
  });
  for (const name of ["nope", "nope?a=/b/c", "nope/", "404", "404/", "a%20b", "bowl.html"]) {
    const response = await get(`/demo/kiln/work/${name}`);
    expect(response.status).toBe(404);
    expect(response.text).toContain("No such piece");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
  expect((await get("/demo/kiln/work/bowl")).status).toBe(200);
  expect((await get("/demo/kiln/work/bowl/")).status).toBe(308);
  const elsewhere = [
    "",
    "/",
    "/bowl/nope",
    "/a/b",
    "//nope",
    "/..",
    "/../nope",
    "/%2E%2e",
    "/a%2Fb",
    "/%5Cb",
    "/../work/nope",
  ];
  for (const rest of elsewhere) {
    const response = await get(`/demo/kiln/work${rest}`);
    expect(response.status).toBe(404);
    expect(response.text).toContain("Oops! Page not found");
  }
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

test("pictures and fonts may be kept forever when they are asked for by version", async () => {
  const files = [
    "pictures/kiln/bowl-640.avif",
    "pictures/kiln/bowl.jpg",
    "pictures/bowl.webp",
    "fonts/face.woff2",
  ];
  const get = await loadSite({ ...site, ...Object.fromEntries(files.map((file) => [file, file])) });
  for (const file of files) {
    const response = await get(`/${file}?v=3fa2c81b`, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.has("content-encoding")).toBe(false);
    expect(response.text).toBe(file);
    expect((await get(`/${file}?a=1&v=2`)).headers.get("cache-control")).toContain("immutable");
    const etag = response.headers.get("etag") ?? "";
    const again = await get(`/${file}?v=3fa2c81b`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("cache-control")).toContain("immutable");
    for (const query of ["", "?", "?a=v=1"]) {
      expect((await get(`/${file}${query}`)).headers.get("cache-control")).toBe("public, max-age=3600");
    }
  }
  expect((await get("/?v=1")).headers.get("cache-control")).toBe("no-cache");
  const types = await Promise.all(files.map((file) => get(`/${file}`)));
  expect(types.map(({ headers }) => headers.get("content-type"))).toEqual([
    "image/avif",
    "image/jpeg",
    "image/webp",
    "font/woff2",
  ]);
});

test("a page with several style elements and data has a policy that covers what runs and paints", async () => {
  const theme = ':root{--display:"Face",serif}';
  const html =
    `<style data-precedence="theme" data-href="theme-/demo/kiln">${theme}</style><style>p{top:0}</style>` +
    '<script type="application/ld+json">{"url":"https://site.invalid/"}</script><script>start()</script>';
  const get = await loadSite({ ...site, "demo/kiln/index.html": html });
  const response = await get("/demo/kiln");
  const policy = response.headers.get("content-security-policy");
  expect(policy).toContain(`style-src 'self' ${inlineHash(theme)} ${inlineHash("p{top:0}")};`);
  expect(policy).toContain(`script-src 'self' ${inlineHash("start()")};`);
  expect(response.text).toContain('{"url":"https://fabula.test/"}');
});

/** As many and as large pages as the built site has, each with the site's origin in it. */
function manyPages(count: number): Record<string, string> {
  const words = (seed: number) =>
    Array.from({ length: 8_000 }, (_, at) => `<p>${((at * seed * 2_654_435_761) % 9_973).toString(36)}</p>`);
  const pages = Array.from({ length: count }, (_, at) => [
    `page-${at}/index.html`,
    home +
      words(at + 1)
        .join("")
        .slice(0, 60_000),
  ]);
  return { ...site, ...Object.fromEntries(pages) };
}

test("pages are answered compressed from the start, and smaller once there was time for it", async () => {
  const get = await loadSite(manyPages(80), "https://fabula.test", 5);
  const getCompressed = (path: string) => get(path, { headers: { "accept-encoding": "br" } });
  const text = (await get("/page-79")).text;
  const first = await getCompressed("/page-79");
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(first.body).toString()).toBe(text);
  expect(text).toContain("https://fabula.test/");
  let last = first;
  await expect
    .poll(
      async () => {
        last = await getCompressed("/page-79");
        return last.body.byteLength;
      },
      { timeout: 25_000, interval: 200 },
    )
    .toBeLessThan(first.body.byteLength);
  expect(brotliDecompressSync(last.body).toString()).toBe(text);
  expect(last.headers.get("content-length")).toBe(String(last.body.byteLength));
  expect(last.headers.get("etag")).toBe(first.headers.get("etag"));
});

test("a process that has nothing else to do ends without waiting for better compression", async () => {
  const directory = await writeSite(manyPages(40));
  const program = `
    const { loadPages } = await import(${JSON.stringify(new URL("./pages.ts", import.meta.url).href)});
    await loadPages(${JSON.stringify(directory)}, { siteUrl: "http://localhost" });
    console.log("loaded");`;
  const ended = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--disable-warning=ExperimentalWarning", "--eval", program],
    { timeout: 20_000 },
  );
  expect(ended.stdout).toBe("loaded\n");
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

test("redirects and refusals carry the security headers of pages", async () => {
  const get = await loadSite(site);
  const page = (await get("/auth")).headers;
  for (const answer of [await get("/auth/"), await get("/auth", { method: "POST" })]) {
    expect([308, 405]).toContain(answer.status);
    for (const name of [
      "x-content-type-options",
      "referrer-policy",
      "cross-origin-opener-policy",
      "cross-origin-resource-policy",
      "permissions-policy",
      "strict-transport-security",
    ]) {
      expect([name, answer.headers.get(name)]).toEqual([name, page.get(name)]);
    }
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

test("a folder without a build is named", async () => {
  await expect(loadPages("/nonexistent", { siteUrl: "http://localhost" })).rejects.toThrow(BuildMissingError);
});
