import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { writeBanner } from "./write-banner.ts";

const outboxKey = "a-key-of-the-outbox";

function bannerOf(env: Record<string, string>, hasAdmin: boolean | undefined = false): string {
  const config = readConfig(env);
  return writeBanner({ config, hasAdmin, outboxKey: config.outbox ? outboxKey : undefined, tookMs: 1_234 });
}

const noAdmin = "no admin yet: the first account that signs up as Admin and confirms becomes admin";

test("the banner says where the site is, where its data lies, where mails are and that there is no admin", () => {
  const banner = bannerOf({ PORT: "4000", DATA_DIR: "/srv/fabula" });
  expect(banner).toContain("http://localhost:4000\n");
  expect(banner).toContain("/srv/fabula");
  expect(banner).toContain("http://localhost:4000/outbox?key=a-key-of-the-outbox ");
  expect(banner).toContain(noAdmin);
  expect(banner).not.toContain("WARNING");
});

test("once there is an admin, or ADMIN_EMAILS says who may be, nothing is said of it", () => {
  expect(bannerOf({}, true)).not.toContain("no admin yet");
  const set = {
    ADMIN_EMAILS: "first@fabula.test",
    SITE_URL: "https://fabula.test",
    SITES_HOST: "weir.test",
  };
  expect(bannerOf(set)).not.toMatch(/no admin yet|WARNING/);
});

test("a public site that anybody could become admin of is warned about loudly", () => {
  const open: Record<string, string>[] = [{ SITE_URL: "https://fabula.test" }, { HOST: "0.0.0.0" }];
  for (const env of open) {
    const banner = bannerOf(env);
    expect(banner).toContain("WARNING");
    expect(banner).toContain("ADMIN_EMAILS");
  }
  const closed: Record<string, string>[] = [
    { SITE_URL: "http://127.0.0.1:3000" },
    { SITE_URL: "http://fabula.localhost" },
    { HOST: "::1" },
  ];
  for (const env of closed) {
    expect(bannerOf(env)).not.toContain("WARNING");
  }
});

test("where a public site has its outbox, the link bears the site's own name", () => {
  expect(bannerOf({ SITE_URL: "https://fabula.test", OUTBOX: "on" })).toContain(
    "https://fabula.test/outbox?key=a-key-of-the-outbox ",
  );
});

test("mails that neither a mail server nor an outbox takes are spoken of, and no link is printed", () => {
  const nowhere: Record<string, string>[] = [{ SITE_URL: "https://fabula.test" }, { OUTBOX: "off" }];
  for (const env of nowhere) {
    const banner = bannerOf(env);
    expect(banner).toContain("nobody gets them: set SMTP_URL, or OUTBOX=on");
    expect(banner).not.toContain("/outbox");
  }
});

test("with SMTP_URL no outbox is named, and a database elsewhere is named without its password", () => {
  const banner = bannerOf({
    SMTP_URL: "smtp://user:hidden@mail.test:587",
    DATABASE_URL: "postgres://owner:hidden@database.test/site",
  });
  expect(banner).not.toContain("outbox");
  expect(banner).toContain("PostgreSQL at database.test:5432/site");
  expect(banner).not.toContain("hidden");
});

test("the banner says where customers' websites are, unless accounts live elsewhere", () => {
  expect(bannerOf({ PORT: "4000" })).toContain("Sites  http://<name>.localhost:4000\n");
  expect(bannerOf({ SITE_URL: "https://fabula.test", SITES_HOST: "weir.test" })).toContain(
    "Sites  https://<name>.weir.test\n",
  );
  const elsewhere = {
    SUPABASE_URL: "https://accounts.test",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_0123456789",
    SITE_URL: "https://fabula.test",
  };
  expect(bannerOf(elsewhere, true)).not.toMatch(/<name>|WARNING/);
});

test("customers' websites on the domain of a public app are warned about loudly, and so are those nobody reaches", () => {
  const shared: [app: string, sites: string][] = [
    ["fabula.example", "fabula.example"],
    ["fabula.example", "sites.fabula.example:8443"],
    ["app.fabula.example", "sites.fabula.example"],
    ["app.fabula.example", "fabula.example"],
    ["www.fabula.co.uk", "fabula.co.uk"],
  ];
  for (const [app, sites] of shared) {
    const banner = bannerOf({ SITE_URL: `https://${app}`, SITES_HOST: sites }, true);
    expect([app, sites, banner]).toEqual([
      app,
      sites,
      expect.stringContaining("WARNING  Customers' websites"),
    ]);
    expect(banner).toContain("SITES_HOST");
  }
  const apart: [app: string, sites: string][] = [
    ["fabula.example", "fabula-sites.example"],
    ["fabula.example", "fabula.test"],
    ["fabula.co.uk", "weir.co.uk"],
  ];
  for (const [app, sites] of apart)
    expect(bannerOf({ SITE_URL: `https://${app}`, SITES_HOST: sites }, true)).not.toContain("WARNING");
  expect(
    bannerOf({ SITE_URL: "http://app.localhost:3000", SITES_HOST: "localhost:3000" }, true),
  ).not.toContain("WARNING");
  expect(bannerOf({ SITE_URL: "https://fabula.example" }, true)).toContain(
    "WARNING  Nobody but this machine",
  );
});
