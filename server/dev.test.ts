import { expect, test } from "vitest";
import { askExactly } from "./testing/ask-exactly.ts";
import { startServerProcess } from "./testing/server-process.ts";

test("while working, the site, a demo and the pages for developers are drawn, and the server goes on", async () => {
  const server = await startServerProcess({}, "dev.ts");
  const read = async (path: string) => {
    const answer = await fetch(server.url + path, { headers: { Accept: "text/html" } });
    return `${answer.status} ${answer.headers.get("Content-Type")} ${await answer.text()}`;
  };
  expect(await read("/")).toMatch(/^200 text\/html.*<h1/s);
  expect(await read("/demos/roofing")).toMatch(/^200 text\/html.*<h1/s);
  expect(await read("/dev/dressed")).toMatch(/^200 text\/html.*href="\?design=roofing"/s);
  expect(await read("/dev/dressed?design=roofing&name=Bistro&trade=Bistro")).toMatch(/^200 .*<h1.*Bistro/s);
  expect(await read("/dev/blocks/stress?design=core-almanac&block=hero&kind=least")).toMatch(
    /^200 .*data-case="[^"]+, least"/s,
  );
  expect(await read("/dev/dressed?design=nobody")).toMatch(/^500 /);
  const site = await askExactly(`${server.url}/auth`, { host: `nobody.localhost:${server.port}` });
  expect([site.status, site.text]).toEqual([404, expect.stringContaining("Nothing hangs here.")]);
  expect(server.output()).not.toContain("unexpected failure");
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}, 120_000);
