import type { Config } from "../config.ts";
import { identity } from "../identity.ts";
import { isLoopbackName } from "../is-loopback-name.ts";
import { outboxLink } from "../mail/outbox-url.ts";
import { siteOrigin } from "../sites/site-origin.ts";
import { sharesRegistration } from "./shares-registration.ts";

export type BannerFacts = {
  config: Config;
  /** Undefined when accounts live elsewhere. */
  hasAdmin: boolean | undefined;
  /** Undefined when there is no outbox. */
  outboxKey: string | undefined;
  tookMs: number;
};

/**
 * The lines that greet whoever started the server: where it is, where its data lies, and what waits for them. The
 * outbox's key stands in them and nowhere else that anybody reads.
 */
export function writeBanner({ config, hasAdmin, outboxKey, tookMs }: BannerFacts): string {
  const local = `http://localhost:${config.port}`;
  const noAdmin = hasAdmin === false && config.adminEmails === undefined;
  const rows: [string, string | false][] = [
    ["Site", config.siteUrl === local ? local : `${config.siteUrl} (here: ${config.host}:${config.port})`],
    ["Sites", !config.supabase && siteOrigin(config, "<name>")],
    ["Data", describeData(config)],
    ["Mails", !config.supabase && !config.smtpUrl && describeMails(config, outboxKey)],
    ["Admin", noAdmin && "no admin yet: the first account that signs up as Admin and confirms becomes admin"],
  ];
  const lines = rows.flatMap(([name, value]) => (value ? [`  ${name.padEnd(7)}${value}`] : []));
  const banner = ["", `  ${identity.name} is ready (${(tookMs / 1000).toFixed(1)} s)`, "", ...lines];
  for (const warning of warningsOf(config, noAdmin)) banner.push("", ...warning);
  return [...banner, ""].join("\n");
}

function warningsOf(config: Config, noAdmin: boolean): string[][] {
  const { siteUrl, sitesHost, supabase } = config;
  const app = new URL(siteUrl).hostname;
  const sites = sitesHost.replace(/:\d+$/, "");
  const isOnline = !supabase && !isLoopbackName(app);
  return [
    noAdmin && isPublic(config) && openToAdmins,
    isOnline && isLoopbackName(sites) && hiddenSites,
    isOnline && sharesRegistration(app, sites) && sharedDomain(sites, app),
  ].filter((warning) => warning !== false);
}

const openToAdmins = [
  "  WARNING  This site is public and has no admin: whoever signs up as Admin first becomes it.",
  "           Set ADMIN_EMAILS to the addresses that may, and start again.",
];

const hiddenSites = [
  "  WARNING  Nobody but this machine reaches the websites of customers.",
  "           Set SITES_HOST to a domain whose names all lead here, and start again.",
];

function sharedDomain(sites: string, app: string): string[] {
  return [
    `  WARNING  Customers' websites (*.${sites}) and accounts (${app}) share one domain: a website could set`,
    "           cookies for it, and what is blocked for one of them would be blocked for all.",
    "           Set SITES_HOST to a domain that is registered for nothing else, and start again.",
  ];
}

function describeData({ supabase, databaseUrl, dataDir }: Config): string {
  if (supabase) return `on the Supabase at ${supabase.url}`;
  if (!databaseUrl) return dataDir;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${hostname}:${port || 5432}${pathname}`;
}

function describeMails(config: Config, outboxKey: string | undefined): string {
  if (outboxKey === undefined) return "nobody gets them: set SMTP_URL, or OUTBOX=on to read them here";
  return `${outboxLink(config, outboxKey)} (no SMTP_URL: they are kept here)`;
}

function isPublic({ siteUrl, host }: Config): boolean {
  return !isLoopbackName(new URL(siteUrl).hostname) || !isLoopbackName(host);
}
