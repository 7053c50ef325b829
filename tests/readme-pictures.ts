import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumOptions } from "./chromium.ts";
import { startSample } from "./start-sample.ts";

/** Of a window in CSS pixels, and the width of a picture's file. */
const shape = { width: 1440, height: 900 };
const width = 1440;
const most = 120 * 1024;
const folder = join(import.meta.dirname, "../docs/pictures");

/** Whose room it is, in the order in which the sample tells who can sign in. */
type Who = "nobody" | "studio" | "customer" | "debtor";
type Scene = {
  name: string;
  who: Who;
  path: string;
  /** Of the window, where it is not the usual one. */
  height?: number;
  ready: (page: Page) => Promise<unknown>;
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).waitFor();

const scenes: readonly Scene[] = [
  { name: "landing", who: "nobody", path: "/", ready: heading },
  {
    name: "fitting-room",
    who: "nobody",
    path: "/start",
    height: 1100,
    ready: async (page) => {
      await page.getByLabel("Your business is called").fill("Salt Cabin");
      await page.getByLabel("Trade").fill("Yoga");
      const worn = page.locator("[data-design] iframe").first().contentFrame();
      await worn.getByText("Salt Cabin").first().waitFor();
    },
  },
  {
    name: "my-websites",
    who: "customer",
    path: "/dashboard/sites",
    height: 1300,
    ready: async (page) => {
      await page.getByRole("button", { name: "Put away" }).click();
      await page.locator("iframe.is-drawn").nth(2).waitFor({ state: "attached" });
    },
  },
  {
    name: "visitors",
    who: "customer",
    path: "/dashboard/sites/:salt-cabin#visitors",
    ready: (page) => page.getByRole("heading", { name: /visitors in 30 days/ }).waitFor(),
  },
  {
    name: "editor",
    who: "customer",
    path: "/dashboard/sites/:salt-cabin/edit",
    ready: async (page) => {
      const canvas = page.frameLocator('iframe[title^="The page."]');
      await canvas.getByRole("heading", { level: 1 }).click();
      await page.getByRole("button", { name: /^Checks \d/ }).waitFor();
    },
  },
  {
    name: "billing",
    who: "debtor",
    path: "/dashboard/billing",
    ready: (page) => page.getByRole("heading", { name: "Invoices", exact: true }).waitFor(),
  },
  {
    name: "people",
    who: "studio",
    path: "/admin/users",
    ready: (page) => page.getByText("Imogen Quay").first().waitFor(),
  },
  {
    name: "books",
    who: "studio",
    path: "/admin/billing",
    ready: (page) => page.getByText("Houses of Cutwater LLC").first().waitFor(),
  },
  {
    name: "support",
    who: "studio",
    path: "/admin/support",
    ready: (page) => page.getByText("Eleven names").first().waitFor(),
  },
  {
    name: "analytics",
    who: "studio",
    path: "/admin/analytics",
    ready: async (page) => {
      await page.getByText("A year", { exact: true }).click();
      await page.getByRole("heading", { name: /^\d{2,} people opened/ }).waitFor();
    },
  },
];

// Addresses of sites are told as those of whoever reads it will be.
const product = await startSample({ SITES_HOST: "localhost:3000" });
const browser = await chromium.launch(chromiumOptions);
try {
  await mkdir(folder, { recursive: true });
  const [studio, customer, debtor] = await Promise.all(product.signIns.map(signIn));
  const sessions: Record<Who, string | undefined> = { nobody: undefined, studio, customer, debtor };
  for (const scene of scenes) {
    const session = sessions[scene.who];
    const bytes = await withinBytes(
      await shoot(browser, { ...scene, path: await place(scene.path, session) }, session),
    );
    await writeFile(join(folder, `${scene.name}.webp`), bytes);
    console.log(`${scene.name} ${Math.round(bytes.length / 1024)} KB`);
  }
} finally {
  await browser.close();
  await product.stop();
}

/** The answer that the browser keeps of whoever signs in. */
async function signIn(body: { email: string; password: string }): Promise<string> {
  const headers = { "content-type": "application/json" };
  const url = `${product.url}/auth/v1/token?grant_type=password`;
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${body.email} cannot sign in: ${await response.text()}`);
  return response.text();
}

/** The path with the id of the site in place of its name. */
async function place(path: string, session: string | undefined): Promise<string> {
  const [named, subdomain] = /:([a-z-]+)/.exec(path) ?? [];
  if (named === undefined || session === undefined) return path;
  const { access_token } = JSON.parse(session) as { access_token: string };
  const url = `${product.url}/rest/v1/sites?select=id&subdomain=eq.${subdomain}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${access_token}` } });
  const [site] = (await response.json()) as { id: string }[];
  return path.replace(named, site?.id ?? "");
}

async function shoot(
  where: Browser,
  { path, height = shape.height, ready }: Scene,
  session: string | undefined,
): Promise<Buffer> {
  const context = await where.newContext({
    baseURL: product.url,
    viewport: { ...shape, height },
    deviceScaleFactor: 1.5,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.addInitScript((value) => {
    localStorage.setItem("fabula.editor-hint", "over");
    if (value) localStorage.setItem("fabula.session", value);
  }, session);
  await page.goto(path);
  await ready(page);
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isInView = (image: Element) => image.getBoundingClientRect().top < innerHeight;
    await Promise.all([...document.images].filter(isInView).map((image) => image.decode().catch(() => {})));
  });
  // Frames that show other pages say nothing of when they are painted.
  await page.waitForTimeout(1_500);
  const png = await page.screenshot({ animations: "disabled" });
  await context.close();
  return png;
}

/** As good as it can be in so many bytes. */
async function withinBytes(png: Buffer): Promise<Buffer> {
  for (let quality = 82; ; quality -= 6) {
    const bytes = await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= most || quality < 40) return bytes;
  }
}
