import { isIP, isIPv4, isIPv6 } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { isLoopbackName } from "./is-loopback-name.ts";

const blankIsUnset = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());

const originRule = "must be an http(s) address without a path, such as https://example.com";
const origin = z
  .url({ protocol: /^https?$/, error: originRule })
  .transform((value) => value.replace(/\/+$/, ""))
  .refine((value) => URL.parse(value)?.origin === value.toLowerCase(), originRule);
const portRule = "must be a port number from 1 to 65535";

const perMinuteRule = "must be a whole number, at least 1";

/** An address, with a port or without, and in brackets where it has colons and a port. */
function isNameServer(text: string): boolean {
  if (isIP(text) > 0) return true;
  const [, bracketed = "", plain = "", port = "53"] =
    /^(?:\[(.+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const isAddress = isIPv6(bracketed) || isIPv4(plain);
  return isAddress && Number(port) > 0 && Number(port) <= 65_535;
}

const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

const environment = z.object({
  PORT: z.preprocess(
    blankIsUnset,
    z.coerce.number(portRule).int(portRule).min(1, portRule).max(65535, portRule).default(3000),
  ),
  HOST: z.preprocess(blankIsUnset, z.string().default("127.0.0.1")),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default(".data")),
  SITE_URL: optional(origin),
  SITES_HOST: optional(
    z
      .string()
      .toLowerCase()
      .regex(/^([a-z\d-]+\.)*[a-z\d-]+(:\d{1,5})?$/, "must be a host such as example.site or localhost:3000"),
  ),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host:5432/name" }),
  ),
  SUPABASE_URL: optional(origin),
  SUPABASE_PUBLISHABLE_KEY: optional(z.string().min(20, "must be at least 20 characters")),
  SUPABASE_SECRET_KEY: optional(z.string().min(20, "must be at least 20 characters")),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" })),
  OUTBOX: optional(z.enum(["on", "off"], { error: "must be on or off" })),
  MAIL_FROM: optional(
    z.string().regex(/^[^\r\n]+@[^\r\n]+$/, "must be an address such as Name <mail@example.com>"),
  ),
  ADMIN_EMAILS: optional(
    z
      .string()
      .transform((list) =>
        list
          .split(",")
          .map((entry) => entry.trim().toLowerCase())
          .filter((entry) => entry !== ""),
      )
      .pipe(z.array(z.email("must be e-mail addresses separated by commas"))),
  ),
  DNS_SERVERS: optional(
    z
      .string()
      .transform((list) => list.split(",").map((entry) => entry.trim()))
      .refine(
        (list) => list.every(isNameServer),
        "must be addresses such as 9.9.9.9 or 127.0.0.1:5353, with commas between",
      ),
  ),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^(sk|rk)_(live|test)_\w{8,}$/, "must look like sk_live_... or sk_test_..."),
  ),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_[\w+/=-]{16,}$/, "must look like whsec_...")),
  API_REQUESTS_PER_MINUTE: z.preprocess(
    blankIsUnset,
    z.coerce.number(perMinuteRule).int(perMinuteRule).min(1, perMinuteRule).default(1200),
  ),
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("warn"),
  ),
});

export type Config = {
  port: number;
  host: string;
  /** Absolute path of the folder that holds the embedded database and the server's own secrets. */
  dataDir: string;
  /** Public origin without a trailing slash. */
  siteUrl: string;
  /** The host whose subdomains customers' sites have, with its port where it is not the usual one. */
  sitesHost: string;
  databaseUrl: string | undefined;
  supabase: { url: string; publishableKey: string } | undefined;
  /** Opens `admin/users`; when unset, the server makes one and keeps it in `dataDir`. */
  secretKey: string | undefined;
  smtpUrl: string | undefined;
  /** Whether `/outbox` shows the mails that no mail server takes, to whoever has its key. */
  outbox: boolean;
  mailFrom: string;
  adminEmails: readonly string[] | undefined;
  /** The name servers that domains of customers are looked up at; undefined for those of this machine. */
  dnsServers: readonly string[] | undefined;
  /** Cards are taken only with both; undefined otherwise. */
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  /** What one account may ask of the Data API; what networks may is counted from it (`createRequestLimits`). */
  apiRequestsPerMinute: number;
  /** What the console is told of; `info` has a line for each request. */
  logLevel: (typeof logLevels)[number];
};

/** A value in the environment that the server cannot start with; the message is one line for the console. */
export class ConfigError extends Error {}

/**
 * Reads the server's whole configuration from environment variables (names: README, "Environment").
 * Throws `ConfigError` that names the first wrong variable and what it must look like.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? "is wrong"}`);
  }
  const values = parsed.data;
  if (values.SUPABASE_URL && !values.SUPABASE_PUBLISHABLE_KEY) {
    throw new ConfigError("SUPABASE_PUBLISHABLE_KEY must be set when SUPABASE_URL is");
  }
  const { STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: stripeSecret } = values;
  if ((stripeKey === undefined) !== (stripeSecret === undefined)) {
    const missing = stripeKey === undefined ? "STRIPE_SECRET_KEY" : "STRIPE_WEBHOOK_SECRET";
    throw new ConfigError(`${missing} must be set, too: both, or none`);
  }
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    siteUrl,
    sitesHost: values.SITES_HOST ?? `localhost:${values.PORT}`,
    databaseUrl: values.DATABASE_URL,
    supabase:
      values.SUPABASE_URL && values.SUPABASE_PUBLISHABLE_KEY
        ? { url: values.SUPABASE_URL, publishableKey: values.SUPABASE_PUBLISHABLE_KEY }
        : undefined,
    secretKey: values.SUPABASE_SECRET_KEY,
    smtpUrl: values.SMTP_URL,
    outbox: hasOutbox(values, siteUrl),
    mailFrom: values.MAIL_FROM ?? `Fabula <no-reply@${new URL(siteUrl).hostname}>`,
    dnsServers: values.DNS_SERVERS,
    adminEmails: values.ADMIN_EMAILS,
    stripe: stripeKey && stripeSecret ? { secretKey: stripeKey, webhookSecret: stripeSecret } : undefined,
    apiRequestsPerMinute: values.API_REQUESTS_PER_MINUTE,
    logLevel: values.LOG_LEVEL,
  };
}

/** Only where mails stay here; on a site that others reach, only if somebody said so. */
function hasOutbox(values: z.infer<typeof environment>, siteUrl: string): boolean {
  if (values.SMTP_URL || values.SUPABASE_URL) return false;
  return values.OUTBOX === undefined ? isLoopbackName(new URL(siteUrl).hostname) : values.OUTBOX === "on";
}
