import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { scriptGroups } from "./script-groups.ts";
import { sheetsOfEntries } from "./sheets-of-entries.ts";

const part = (name: string, ...imports: string[]) =>
  [
    ...imports.map((path, at) => `import ${path.endsWith(".css") ? "" : `* as part${at} from `}"${path}";`),
    `export const name = "${name}";`,
    ...imports.flatMap((path, at) => (path.endsWith(".css") ? [] : `console.log(part${at});`)),
  ].join("\n");
const sheet = (name: string) => `.${name}{color:red}`;

/** A shop and a gallery with two pages each that hydrate, and a page of the shop that is drawn from its document. */
const sources = {
  "app/root.tsx": part("root", "./identity.ts"),
  "app/identity.ts": part("identity"),
  "app/demos/demo-layout.tsx": part("layout", "../identity.ts"),
  "app/demos/shop/site-route.tsx": part("site", "../card.ts", "./document.ts", "./frame.ts"),
  "app/demos/shop/list-route.tsx": part("list", "../card.ts", "../form.ts", "./frame.ts", "./list.css"),
  "app/demos/shop/cart-route.tsx": part("cart", "../card.ts", "./frame.ts", "./document.ts"),
  "app/demos/gallery/hall-route.tsx": part("hall", "../form.ts", "../card.ts", "./only-hall.ts"),
  "app/demos/gallery/room-route.tsx": part("room", "../card.ts"),
  "app/demos/gallery/only-hall.ts": part("only-hall"),
  "app/demos/shop/frame.ts": part("frame", "./frame.css"),
  "app/demos/shop/document.ts": part("document", "./document.css"),
  "app/demos/card.ts": part("card", "./card.css"),
  "app/demos/form.ts": part("form", "./form.css"),
  "app/demos/shop/list.css": sheet("list"),
  "app/demos/shop/frame.css": sheet("frame"),
  "app/demos/shop/document.css": sheet("document"),
  "app/demos/card.css": sheet("card"),
  "app/demos/form.css": sheet("form"),
};

type Entry = { file: string; name?: string; imports?: string[]; css?: string[] };

/** What each page loads, in its order: the names of its scripts beside its own, and of the classes of its sheets. */
async function buildPages(): Promise<(page: string) => Promise<{ scripts: string[]; sheets: string[] }>> {
  const root = await mkdtemp(join(tmpdir(), "fabula-scripts-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(sources)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [sheetsOfEntries()],
    build: {
      manifest: true,
      rolldownOptions: {
        input: Object.keys(sources).filter((path) => /(root|-layout|-route)\.tsx$/.test(path)),
        preserveEntrySignatures: "exports-only",
        output: { codeSplitting: scriptGroups() },
      },
    },
  });
  const manifest: Record<string, Entry> = JSON.parse(
    await readFile(join(root, "dist/.vite/manifest.json"), "utf8"),
  );
  return async (page) => {
    const scripts = new Set<Entry>();
    const visit = (key: string) => {
      const entry = manifest[key];
      if (!entry || scripts.has(entry)) return;
      scripts.add(entry);
      entry.imports?.forEach(visit);
    };
    visit(page);
    const [own, ...shared] = scripts;
    const files = [own, ...shared].flatMap((entry) => entry?.css ?? []);
    const texts = await Promise.all(files.map((file) => readFile(join(root, "dist", file), "utf8")));
    return {
      scripts: shared
        .flatMap(({ name }) => name ?? [])
        .filter((name) => name !== "rolldown-runtime")
        .sort(),
      sheets: texts.map((text) => /\.(\w+)/.exec(text)?.[1] ?? ""),
    };
  };
}

test("a page loads one file of the site, one of the demos, one of its demo and one shared with documents", async () => {
  const loadsOf = await buildPages();
  expect((await loadsOf("app/demos/shop/cart-route.tsx")).scripts).toEqual(["demos", "shop", "shop-cart"]);
  expect((await loadsOf("app/demos/shop/list-route.tsx")).scripts).toEqual(["demos", "shop"]);
  expect((await loadsOf("app/demos/gallery/hall-route.tsx")).scripts).toEqual(["demos"]);
  expect((await loadsOf("app/demos/demo-layout.tsx")).scripts).toEqual(["site"]);
});

test("a page has the sheets of what it imports, its own first, and none of what shares a file with that", async () => {
  const loadsOf = await buildPages();
  expect((await loadsOf("app/demos/shop/list-route.tsx")).sheets).toEqual(["list", "card", "form", "frame"]);
  expect((await loadsOf("app/demos/gallery/room-route.tsx")).sheets).toEqual(["card"]);
  expect((await loadsOf("app/demos/shop/cart-route.tsx")).sheets).toEqual(["card", "frame", "document"]);
});
