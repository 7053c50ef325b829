import { expect, test } from "vitest";
import { site as fashion } from "../templates/fashion/site.ts";
import { site as plumbing } from "../templates/plumbing/site.ts";
import { drawSite } from "./draw-site.ts";
import { SiteError } from "./site-error.ts";

const to = { origin: "https://kiln.test" };

// biome-ignore lint/suspicious/noExplicitAny: a document from outside, which may be anything
function copyOf(site: object): any {
  return JSON.parse(JSON.stringify(site));
}

function problemsOf(document: unknown): SiteError {
  try {
    drawSite(document, to);
  } catch (error) {
    if (error instanceof SiteError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

test("a site is its pages, one for each record, and one that answers for what it does not have", () => {
  const { pages, design } = drawSite(copyOf(plumbing), to);
  expect(design).toBe("plumbing");
  expect(pages.map(({ path }) => path)).toEqual(["/", "/services", "/404"]);
  const paths = drawSite(copyOf(fashion), to).pages.map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith("/product/"))).toHaveLength(19);
  expect(new Set(paths).size).toBe(paths.length);
});

test("the page for what there is not speaks the language of the site, and its links to places lead somewhere", () => {
  const german = { ...copyOf(plumbing), seo: { ...plumbing.seo, language: "de-AT" } };
  german.nav.links.push({ label: "Preise", href: "#prices" });
  const missing = drawSite(german, to).pages.find(({ path }) => path === "/404");
  expect(missing?.html).toContain('<html lang="de-AT">');
  expect(missing?.html).toContain("Diese Seite gibt es nicht");
  expect(missing?.html).toContain('href="/#prices"');
});

test("what a text says is never markup, nor does it end what islands are told", () => {
  const document = copyOf(fashion);
  const hostile = "</script><script>alert(1)</script><!--";
  document.collections.products[0].name = "</script><b>";
  document.pages["/shop"].sections[document.pages["/shop"].order[0]].props.list = "</script><i>";
  document.pages["/shop"].seo.title = hostile;
  document.facts.name = "</script><u>";
  const { pages } = drawSite(document, to);
  for (const { html, records } of pages) {
    expect(html).not.toContain("alert(1)<");
    expect(html).not.toMatch(/<\/script><[bui]>/);
    if (records) expect(() => JSON.parse(records.text)).not.toThrow();
  }
  const shop = pages.find(({ path }) => path === "/shop");
  const [, told = ""] = /data-islands="">([^<]*)<\/script>/.exec(shop?.html ?? "") ?? [];
  expect(JSON.parse(told).islands[0].props.list).toBe("</script><i>");
});

test("a site that is far longer drawn than written is refused before it is drawn", () => {
  const begun = performance.now();
  const long = (records: number, said: string) => {
    const questions = Array.from({ length: 12 }, () => ({ question: "Why?", answer: [said, said] }));
    const document = copyOf(plumbing);
    document.collections = {
      notes: Array.from({ length: records }, (_, index) => ({
        id: `note-${index}`,
        text: "y".repeat(9_000),
      })),
    };
    document.pages["/notes/:id"] = {
      seo: {
        title: "Note",
        description: "What we noted while we were at work, one page for each of the notes",
      },
      record: "notes",
      sections: { questions: { type: "faq", props: { variant: "list", questions } } },
      order: ["questions"],
    };
    return problemsOf(document);
  };
  const page = long(1, "{record.text}".repeat(90));
  expect([page.reason, page.message]).toEqual(["document", expect.stringContaining("page /notes/note-0: ")]);
  expect(page.message).toContain("too long to be shown");
  const site = long(300, "{record.text}");
  expect([site.reason, site.message]).toEqual([
    "document",
    expect.stringContaining("its pages are too long"),
  ]);
  expect(performance.now() - begun).toBeLessThan(2_000);
});

test("a block that this renderer does not know is drawn as nothing and reported with its place", () => {
  const document = copyOf(plumbing);
  const [key] = document.pages["/services"].order;
  document.pages["/services"].sections[key].type = "plumbing/hologram";
  const { unknownBlocks, pages } = drawSite(document, to);
  expect(unknownBlocks).toEqual([{ page: "/services", key, type: "plumbing/hologram" }]);
  expect(pages[1]?.types).not.toContain("plumbing/hologram");
});

test("what is wrong with a document is said with its design, page and section", () => {
  const document = copyOf(plumbing);
  const [key] = document.pages["/"].order;
  document.pages["/"].sections[key].props.unheard = true;
  const { reason, problems } = problemsOf(document);
  expect(reason).toBe("document");
  expect(problems[0]).toMatch(new RegExp(`^design plumbing, page /, section ${key} \\(plumbing/`));
});

test("no design of that name, no document at all, one from the future, and one without a bottom are refused", () => {
  expect(problemsOf({ ...copyOf(plumbing), design: "alchemy" }).problems).toEqual([
    "design alchemy, there is no design called alchemy",
  ]);
  for (const document of [null, undefined, 3, "text", [], {}, { ...copyOf(plumbing), schema: 99 }])
    expect(problemsOf(document).reason).toBe("document");
  let deep: unknown = "bottom";
  for (let depth = 0; depth < 20_000; depth += 1) deep = [deep];
  const bottomless = copyOf(plumbing);
  bottomless.seo.business.deep = deep;
  expect(problemsOf(bottomless).reason).toBe("document");
});

test("a document without a design wears the engine's own blocks", () => {
  const { design: _, ...document } = copyOf(plumbing);
  const { design, unknownBlocks } = drawSite(document, to);
  expect(design).toBe("");
  expect(unknownBlocks.length).toBeGreaterThan(0);
});

test("a page has a script's data only where something lives, and a visit may begin with nothing", () => {
  const collections = { ...copyOf(fashion).collections, cart: [], wishlist: [] };
  const { pages } = drawSite({ ...copyOf(fashion), collections }, to);
  const about = pages.find(({ path }) => path === "/about");
  const cart = pages.find(({ path }) => path === "/cart");
  expect(about?.islands).toEqual([]);
  expect(about?.html).not.toContain("data-islands");
  expect(cart?.islands).toEqual(["fashion/cart", "fashion/cart-count"]);
  expect(cart?.html).toContain("(0)</span>");
});

/** The same document as a database may give it back. */
function turnedAround(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedAround);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, turnedAround(item)]);
  return Object.fromEntries(entries.reverse());
}

test("a document is drawn the same in whatever order the parts of its groups stand", () => {
  const document = copyOf(fashion);
  const drawn = drawSite(document, to);
  expect(JSON.stringify(drawSite(turnedAround(document), to))).toBe(JSON.stringify(drawn));
});

test("a record that is not what its design says is refused with its place, before a view meets it", () => {
  const document = copyOf(fashion);
  const [first, second] = document.collections.products;
  first.image.path = "//elsewhere.test/coat";
  second.sizes = "{social}";
  const { reason, problems } = problemsOf(document);
  expect(reason).toBe("document");
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/^design fashion, collections\.products, record [\w-]+: image\.path: /);
  expect(problems[1]).toMatch(/^design fashion, collections\.products, record [\w-]+: sizes: /);
});

test("a record cannot be called what answers for what there is not", () => {
  const document = copyOf(fashion);
  delete document.pages["/product/404"];
  document.collections.products[3].id = "404";
  expect(problemsOf(document).problems).toEqual([
    "design fashion, page /product/:id: record: what ends in /404 answers for what there is not, give the record 404 another id",
  ]);
});

test("a collection may be called what every object has", () => {
  for (const name of ["constructor", "hasOwnProperty", "toString"]) {
    const document = copyOf(fashion);
    document.collections[name] = [{ id: "one", isSecret: true }];
    document.pages["/work/:id"] = { ...document.pages["/about"], record: name };
    const page = drawSite(document, to).pages.find(({ path }) => path === "/work/one");
    expect(page?.html).toContain("</html>");
    expect(page?.html.match(/ld\+json">[^<]*/g)).toEqual([expect.stringContaining('"BreadcrumbList"')]);
  }
});

test("a shop with very many pieces says once what its pages share", () => {
  const document = copyOf(fashion);
  const [piece] = document.collections.products;
  document.collections.products = Array.from({ length: 40 }, (_, at) => ({ ...piece, id: `piece-${at}` }));
  const files = drawSite(document, to).pages.flatMap(({ isRecord, records }) => (isRecord && records) || []);
  expect(files).toHaveLength(40);
  expect(new Set(files).size).toBe(1);
});
