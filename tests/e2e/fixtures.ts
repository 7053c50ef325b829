import { randomBytes, randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { publishDemos } from "../publish-demos.ts";
import { type Product, startProduct } from "../start-product.ts";

export type Account = { id: string; email: string; password: string; fullName: string };

/** A template, and the trade of the business that wears it. */
export type Design = { template: string; trade: string };

type Fixtures = {
  /** Makes a confirmed account of that role, as an administrator of the product could. */
  createAccount: (role?: "customer" | "admin") => Promise<Account>;
  /** Puts a fresh session of `account` where the browser keeps it, before the next page is opened. */
  signInSilently: (account: Account) => Promise<void>;
  /** Signs `account` in and gives what a mailed link would have put behind the `#` of the page it leads to. */
  sessionFragment: (account: Account, type?: string) => Promise<{ fragment: string; accessToken: string }>;
  /** Sends a command as `account`, as its own dashboard would, and gives the answer; fails the test when it is refused. */
  sendCommand: <Answer>(account: Account, name: string, input: object) => Promise<Answer>;
  /** A draft of `account`'s that is called `name`; gives its id. */
  createSite: (account: Account, name?: string, design?: Design) => Promise<string>;
  /** Publishes the draft of `site` as it is, with its samples or `without`; gives the address of its first page. */
  publishSite: (account: Account, site: string, samples?: "with" | "without") => Promise<URL>;
  /** An address that no other test uses. */
  freshEmail: string;
  /** Console errors that this test provokes on purpose; any other fails it. */
  expectConsoleError: (pattern: RegExp) => void;
};

type Setup = { watchConsole: undefined };

/** Starts a product and stops it; for tests that leave something behind which the others would see, `extend` theirs with it. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
export async function useProduct({}: object, use: (product: Product) => Promise<void>): Promise<void> {
  const started = await startProduct();
  const product = process.env.PUBLISHED ? await publishDemos(started) : started;
  await use(product);
  await product.stop();
}

/**
 * `test` with a product of its own for each worker (server, database, mail outbox). Each test comes from an address of
 * its own, so that the limits of one do not reach the next, and fails on any console error it did not announce.
 */
export const test = base.extend<Fixtures & Setup & { announced: RegExp[] }, { product: Product }>({
  product: [useProduct, { scope: "worker", timeout: 90_000 }],
  baseURL: async ({ product }, use) => use(product.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => {
    const [a, b, c] = randomBytes(3);
    await use({ "x-forwarded-for": `10.${a}.${b}.${c}` });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  freshEmail: async ({}, use) => use(`visitor-${randomBytes(6).toString("hex")}@fabula.test`),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  announced: async ({}, use) => use([]),
  expectConsoleError: async ({ announced }, use) => use((pattern) => void announced.push(pattern)),
  watchConsole: [
    async ({ context, announced }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (webError) => void errors.push(String(webError.error())));
      await use(undefined);
      expect(errors.filter((error) => !announced.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
  createAccount: async ({ product }, use) => {
    await use((role = "customer") => createAccount(product, role));
  },
  signInSilently: async ({ product, page, extraHTTPHeaders }, use) => {
    await use(async (account) => {
      const response = await signIn(product, account, extraHTTPHeaders);
      await storeSession(page, await response.text());
    });
  },
  sendCommand: async ({ product, extraHTTPHeaders }, use) => {
    await use(async (account, name, input) => {
      const { access_token } = await (await signIn(product, account, extraHTTPHeaders)).json();
      const headers = { ...extraHTTPHeaders, authorization: `Bearer ${access_token}` };
      return (await call(product, `/api/${name}`, { body: input, headers })).json();
    });
  },
  createSite: async ({ sendCommand }, use) => {
    await use(
      async (account, name = "Bakery", { template, trade } = { template: "food", trade: "Bistro" }) => {
        const site = randomUUID();
        const facts = { name, trade, phone: "+49 30 901820", city: "Berlin" };
        await sendCommand(account, "create-site", {
          site,
          name,
          subdomain: `site-${site.slice(0, 8)}`,
          from: { kind: "template", template, facts, language: "en-US" },
        });
        return site;
      },
    );
  },
  publishSite: async ({ product, sendCommand, sessionFragment }, use) => {
    await use(async (account, site, samples = "with") => {
      const again = () => ({ request: randomUUID(), site });
      type Checked = { revision: number; findings: { id: string; severity: string }[] };
      let checked = await sendCommand<Checked>(account, "check-site", { site });
      if (samples === "without") {
        await sendCommand(account, "hide-samples", { ...again(), revision: checked.revision });
        checked = await sendCommand<Checked>(account, "check-site", { site });
      }
      const accept = checked.findings.filter(({ severity }) => severity === "blocking").map(({ id }) => id);
      const { publish } = await sendCommand<{ publish: string }>(account, "publish-site", {
        ...again(),
        revision: checked.revision,
        accept,
      });
      const { accessToken } = await sessionFragment(account);
      const read = async () => {
        const address = `${product.url}/rest/v1/publishes?select=state,report&id=eq.${publish}`;
        const response = await fetch(address, { headers: { authorization: `Bearer ${accessToken}` } });
        const [row] = (await response.json()) as { state: string; report: { address: string } }[];
        return row;
      };
      await expect.poll(async () => (await read())?.state, { timeout: 60_000 }).toBe("done");
      return new URL("/", (await read())?.report.address);
    });
  },
  sessionFragment: async ({ product, extraHTTPHeaders }, use) => {
    await use(async (account, type = "magiclink") => {
      const session = await (await signIn(product, account, extraHTTPHeaders)).json();
      const { access_token, refresh_token, expires_in, token_type } = session;
      const values = { access_token, refresh_token, expires_in: String(expires_in), token_type, type };
      return { fragment: new URLSearchParams(values).toString(), accessToken: access_token };
    });
  },
});

export { expect };

function signIn(
  product: Product,
  { email, password }: Account,
  headers: Record<string, string> = {},
): Promise<Response> {
  return call(product, "/auth/v1/token?grant_type=password", { body: { email, password }, headers });
}

async function storeSession(page: Page, session: string): Promise<void> {
  // Once only: a page that signs out must stay signed out when it is loaded again.
  await page.addInitScript((value) => {
    if (sessionStorage.getItem("session-stored")) return;
    sessionStorage.setItem("session-stored", "yes");
    localStorage.setItem("fabula.session", value);
  }, session);
}

async function createAccount(product: Product, role: "customer" | "admin"): Promise<Account> {
  const account = {
    email: `${role}-${randomBytes(6).toString("hex")}@fabula.test`,
    password: randomBytes(9).toString("base64url"),
    fullName: role === "admin" ? "Ada Administrator" : "Cleo Customer",
  };
  const asServer = { authorization: `Bearer ${product.secretKey}`, apikey: product.secretKey };
  const response = await call(product, "/auth/v1/admin/users", {
    body: {
      email: account.email,
      password: account.password,
      email_confirm: true,
      user_metadata: { full_name: account.fullName },
    },
    headers: asServer,
  });
  const { id } = (await response.json()) as { id: string };
  if (role === "admin") {
    await call(product, `/rest/v1/profiles?user_id=eq.${id}`, {
      method: "PATCH",
      body: { role },
      headers: asServer,
    });
  }
  return { id, ...account };
}

async function call(
  product: Product,
  path: string,
  { method = "POST", body, headers }: { method?: string; body: object; headers: Record<string, string> },
): Promise<Response> {
  const response = await fetch(product.url + path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}
