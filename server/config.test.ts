import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const wrong: [name: string, value: string][] = [
  ["PORT", "many"],
  ["PORT", "0"],
  ["PORT", "70000"],
  ["PORT", "80.5"],
  ["SITE_URL", "fabula.test"],
  ["SITE_URL", "ftp://fabula.test"],
  ["SITE_URL", "https://fabula.test/shop"],
  ["DATABASE_URL", "mysql://fabula.test/site"],
  ["DATABASE_URL", "fabula.test"],
  ["SUPABASE_URL", "ftp://fabula.test"],
  ["SUPABASE_PUBLISHABLE_KEY", "short"],
  ["SUPABASE_SECRET_KEY", "short"],
  ["SMTP_URL", "mail.test"],
  ["SMTP_URL", "http://mail.test"],
  ["OUTBOX", "yes"],
  ["OUTBOX", "ON"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_FROM", "Fabula <mail@fabula.test>\r\nBcc: other@fabula.test"],
  ["ADMIN_EMAILS", "somebody@fabula.test, nonsense"],
  ["API_REQUESTS_PER_MINUTE", "0"],
  ["API_REQUESTS_PER_MINUTE", "many"],
  ["LOG_LEVEL", "loud"],
];

test.for(wrong)("%s=%s is refused by a line that names the variable and not the value", ([name, value]) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must .+$`));
  expect(read).not.toThrow(value);
});

test("SUPABASE_URL without its key is refused by a line that names the key", () => {
  expect(() => readConfig({ SUPABASE_URL: "https://fabula.supabase.co" })).toThrow(
    /^SUPABASE_PUBLISHABLE_KEY must/,
  );
});

test("an empty environment gives a site for this machine alone", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "http://localhost:3000",
    databaseUrl: undefined,
    supabase: undefined,
    smtpUrl: undefined,
    outbox: true,
    dnsServers: undefined,
    stripe: undefined,
    adminEmails: undefined,
    apiRequestsPerMinute: 1200,
    logLevel: "warn",
  });
});

test("a variable that is set to nothing counts as not set", () => {
  expect(readConfig({ PORT: "", SITE_URL: " ", ADMIN_EMAILS: "" })).toEqual(readConfig({}));
});

test("ADMIN_EMAILS is a list in which case and spaces do not matter", () => {
  expect(readConfig({ ADMIN_EMAILS: " First@Fabula.test ,second@fabula.test," }).adminEmails).toEqual([
    "first@fabula.test",
    "second@fabula.test",
  ]);
});

test.each([
  ["9.9.9.9", ["9.9.9.9"]],
  ["127.0.0.1:5353, [::1]:53,::1", ["127.0.0.1:5353", "[::1]:53", "::1"]],
])("DNS_SERVERS is a list of addresses: %s", (value, servers) => {
  expect(readConfig({ DNS_SERVERS: value }).dnsServers).toEqual(servers);
});

test.each(["dns.example", "9.9.9.9:0", "9.9.9.9:99999", "9.9.9.9,,", "[9.9.9.9"])(
  "DNS_SERVERS is not %s",
  (value) => expect(() => readConfig({ DNS_SERVERS: value })).toThrow(/^DNS_SERVERS must be/),
);

test("SITE_URL loses the slash at its end", () => {
  expect(readConfig({ SITE_URL: "https://fabula.test/" }).siteUrl).toBe("https://fabula.test");
});

const supabase = {
  SUPABASE_URL: "https://fabula.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_a_test",
};
const outboxes: [outbox: boolean, env: Record<string, string>][] = [
  [true, { SITE_URL: "http://127.0.0.1:4000" }],
  [true, { SITE_URL: "http://[::1]:4000" }],
  [true, { SITE_URL: "http://fabula.localhost" }],
  [true, { SITE_URL: "https://fabula.test", OUTBOX: "on" }],
  [false, { SITE_URL: "https://fabula.test" }],
  [false, { SITE_URL: "https://localhost.fabula.test" }],
  [false, { SITE_URL: "http://192.168.1.5:3000" }],
  [false, { OUTBOX: "off" }],
  [false, { SMTP_URL: "smtp://mail.test" }],
  [false, { SMTP_URL: "smtp://mail.test", OUTBOX: "on" }],
  [false, { ...supabase, OUTBOX: "on" }],
];

test.for(outboxes)("that there is an outbox is %s with %o", ([outbox, env]) => {
  expect(readConfig(env).outbox).toBe(outbox);
});
