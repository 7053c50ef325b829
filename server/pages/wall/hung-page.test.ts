import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { type KnownTemplate, usualTemplate } from "../../../contract/template-list.ts";
import type { ReadTemplateList } from "../../catalogue/template-list.ts";
import { countWords } from "./count-words.ts";
import { hangWall } from "./hang-wall.ts";
import { hungPage } from "./hung-page.ts";

const slugs = ["luxury", "gaming", "art", "food"];
const cardOf = (slug: string, index: number) =>
  `<li data-design="${slug}"><img src="/${slug}.jpg" alt=""${index === 0 ? "" : ' loading="lazy" decoding="async"'}><b>${slug}</b><em data-featured="true" hidden="">Choice</em></li>`;
const built = `<!DOCTYPE built><script>1</script><h1>Four websites put it on.</h1><p title="by four designs">Before</p><ul data-designs="true">${slugs.map(cardOf).join("")}<li class="none">Rather</li></ul><p>After</p>`;

const form = `<template data-own-design="true"><li data-design="{slug}" data-own="{file}"><b title="See {name}">{name}</b>{industry}<em data-featured="true" hidden="">Choice</em></li></template>`;
const larder = (decided: Partial<KnownTemplate> = {}): KnownTemplate => ({
  ...usualTemplate("studio-larder"),
  own: { name: `Four <b> & "{slug}"`, industry: "Delicatessen", design: "food", file: "/f.json" },
  ...decided,
});

const known = (slug: string, decided: Partial<KnownTemplate>) => ({ ...usualTemplate(slug), ...decided });
const hung = (...templates: KnownTemplate[]) => hungPage(built, { templates });
const order = (page: string | undefined) =>
  Array.from(page?.matchAll(/data-design="(\w+)"/g) ?? [], ([, slug]) => slug);

test("a wall of which nothing is decided, or nothing that is seen, is as it was built", () => {
  expect(hung()).toBeUndefined();
  expect(hung(known("art", {}), known("nothing", { state: "retired" }))).toBeUndefined();
  expect(
    hungPage("<p>another page</p>", { templates: [known("art", { state: "retired" })] }),
  ).toBeUndefined();
});

test("what is retired is gone, what is hidden is behind all others, and the page counts what is seen", () => {
  const page = hung(known("luxury", { state: "hidden" }), known("art", { state: "retired" }));
  expect(order(page)).toEqual(["gaming", "food", "luxury"]);
  expect(page).toContain('<li hidden="" data-design="luxury">');
  expect(page).toContain("<h1>Two websites put it on.</h1>");
  expect(page).toContain('title="by two designs"');
  // The first is fetched at once, and no other.
  expect(Array.from(page?.matchAll(/(\w+)\.jpg" alt="">/g) ?? [], ([, slug]) => slug)).toEqual(["gaming"]);
  expect(page?.split("<ul")[0]).toBe(built.split("<ul")[0]?.replace("Four", "Two").replace("four", "two"));
  expect(page?.split("</ul>")[1]).toBe(built.split("</ul>")[1]);
});

test("those with a place come first, featured ones are marked, and trades stand where the script reads them", () => {
  const page = hung(
    known("food", { isPlaced: true, isFeatured: true }),
    known("gaming", { isPlaced: true, trades: ["events", "sports"] }),
  );
  expect(order(page)).toEqual(["food", "gaming", "luxury", "art"]);
  expect(page).toContain('<li data-trades="events sports" data-design="gaming">');
  expect(page?.match(/data-featured="true">/g)).toHaveLength(1);
  expect(page).toContain("Four websites");
});

test("what was a site of the studio's hangs with them, in words that are no markup, and is counted", () => {
  const page = hungPage(built + form, {
    templates: [larder({ isPlaced: true, isFeatured: true, trades: [] })],
  });
  expect(page).toContain(
    '<li data-trades="" data-design="studio-larder" data-own="/f.json"><b title="See Four &#60;b&#62; &#38; &#34;{slug}&#34;">Four &#60;b&#62; &#38; &#34;{slug}&#34;</b>Delicatessen<em data-featured="true">Choice</em></li><li data-design="luxury">',
  );
  expect(page).toContain("Five websites");
  const many = Array.from({ length: 100 }, (_, index) => larder({ slug: `studio-larder-${index}` }));
  const full = hungPage(built + form, { templates: many });
  expect(full).toContain("<h1>104 websites");
  expect(order(full)).toEqual(slugs);
  expect(full?.match(/data-design="studio-larder-\d+"/g)).toHaveLength(100);
  expect(hungPage(built + form, { templates: [] })).toBeUndefined();
  expect(hungPage(built, { templates: [larder()] })).toBeUndefined();
  expect(hungPage(built + form, { templates: [larder({ own: null })] })).toBeUndefined();
});

test.each([
  [2, "two"],
  [13, "thirteen"],
  [20, "twenty"],
  [24, "twenty-four"],
  [31, "thirty-one"],
  [90, "ninety"],
  [120, "120"],
])("%d is written %s", (count, words) => expect(countWords(count)).toBe(words));

/** The fitting room as it is answered while the list is `read`. */
async function scene(html = built) {
  const directory = await mkdtemp(join(tmpdir(), "wall-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, "start"));
  await writeFile(join(directory, "start/index.html"), html);
  const lists = { now: undefined as ReadTemplateList | undefined, reads: 0, known: true };
  const handler = await hangWall((_, response) => response.end("as built"), {
    directory,
    siteUrl: "https://studio.example",
    templates: {
      known: () => (lists.known ? lists.now : undefined),
      read: async () => {
        lists.reads += 1;
        if (!lists.now) throw new Error("away");
        return lists.now;
      },
      stop: async () => {},
    },
    log: pino({ level: "silent" }),
  });
  const say = (hash: string, ...templates: KnownTemplate[]) => {
    const listed = templates.filter(({ own, state }) => own === null || state === "shown");
    lists.now = { hash, list: { templates: listed }, body: "", all: { templates } };
  };
  const ask = (request: object = {}) =>
    new Promise<{ status?: number; headers?: string[]; body: string }>((resolve) => {
      const answer: { status?: number; headers?: string[] } = {};
      const response = {
        writeHead: (status: number, headers: string[]) => {
          Object.assign(answer, { status, headers });
          return response;
        },
        end: (body: unknown = "") => resolve({ ...answer, body: String(body) }),
      };
      handler(
        { method: "GET", url: "/start", headers: {}, ...request } as IncomingMessage,
        response as unknown as ServerResponse,
      );
    });
  const header = (headers: string[] | undefined, name: string) => headers?.[headers.indexOf(name) + 1] ?? "";
  return { lists, say, ask, header };
}

test("the page is made once for a list, with a policy and a tag of its own, and told to be kept by whoever has it", async () => {
  const { lists, say, ask, header } = await scene();
  say("none");
  expect((await ask()).body).toBe("as built");
  say("one", known("art", { state: "retired" }));
  const [first, second] = await Promise.all([ask(), ask({ url: "/start?design=food" })]);
  expect(first.body).toContain("Three websites");
  expect(second).toEqual(first);
  expect(header(first.headers, "content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
  const etag = header(first.headers, "etag");
  expect((await ask({ headers: { "if-none-match": etag } })).status).toBe(304);
  const reads = lists.reads;
  await ask();
  expect(lists.reads).toBe(reads);
  say("two", known("art", { state: "retired" }), known("food", { isFeatured: true }));
  expect((await ask({ headers: { "if-none-match": etag } })).status).toBe(200);
  for (const other of [{ url: "/startle" }, { url: "/" }, { method: "POST" }]) {
    expect((await ask(other)).body).toBe("as built");
  }
});

test("where the list is not to be had the wall hangs as it did last, and before that as it was built", async () => {
  const { lists, say, ask } = await scene();
  lists.known = false;
  expect((await ask()).body).toBe("as built");
  say("one", known("art", { state: "retired" }));
  expect((await ask()).body).toContain("Three websites");
  lists.now = undefined;
  expect((await ask()).body).toContain("Three websites");
});

test("what is the studio's own and hidden hangs for whoever has its link, and is nowhere in what others are sent", async () => {
  const { lists, say, ask, header } = await scene(built + form);
  say("one", larder({ state: "hidden" }));
  const [plain, linked, other] = await Promise.all([
    ask(),
    ask({ url: "/start?design=studio-larder" }),
    ask({ url: "/start?design=studio-cellar" }),
  ]);
  expect(linked.body).toContain('<li hidden="" data-design="studio-larder" data-own="/f.json">');
  // Nobody counts it, and it has no part in what is sent to others.
  expect(linked.body).toContain("Four websites");
  expect([plain.body, other.body]).toEqual(["as built", "as built"]);
  const again = await ask({
    url: "/start?design=studio-larder",
    headers: { "if-none-match": header(linked.headers, "etag") },
  });
  expect(again.status).toBe(304);
  say("two", larder({ state: "retired" }));
  expect((await ask({ url: "/start?design=studio-larder" })).body).not.toContain("data-own=");
  // And where the list is away, a link shows what everybody sees.
  lists.known = false;
  lists.now = undefined;
  expect((await ask({ url: "/start?design=studio-larder" })).body).toBe("as built");
});
