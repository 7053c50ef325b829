import type { IncomingMessage } from "node:http";
import type { Config } from "../config.ts";
import { bareAddress } from "../http/network-of-address.ts";
import { isLoopbackName } from "../is-loopback-name.ts";

/** Whose host a request is made to. */
export type Host =
  /** `isOwn`: this machine speaks to itself, by a name that is nobody else's. */
  | { kind: "app"; isOwn: boolean }
  | { kind: "site"; subdomain: string }
  /** A name that may be a customer's own domain. */
  | { kind: "domain"; host: string }
  /** Nobody's. */
  | { kind: "other" }
  /** Not a host at all, or two different ones. */
  | { kind: "broken" };

/** Reads the Host of a request, and brings its target into the form that begins with a slash. */
export type ReadHost = (request: IncomingMessage) => Host;

/** A name or an address, with a port that says nothing: the connection has come to this server. A dot at the end means the same name. */
const hostShape = /^(\[[\da-f:.]{2,}\]|[a-z\d._-]*[a-z\d_-])\.?(?::\d{0,5})?$/i;
/** The form in which proxies are asked, which servers must understand as well (RFC 9112, 3.2.2). */
const absoluteTarget = /^https?:\/\/([^/?#]*)/i;

/** What somebody can register, or a name below it: no address and no name of this machine's network. */
const domainShape = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,59})$/;

/** Whether a name without port, in small letters, has the form of a domain; a site's name in front of SITES_HOST has none. */
export function isDomain(name: string): boolean {
  return domainShape.test(name);
}

/** The names that each machine has for itself. */
const ownNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

const other: Host = { kind: "other" };
const broken: Host = { kind: "broken" };

/**
 * What tells hosts apart: the app's is that of SITE_URL, and this machine's own names to
 * whoever is on it; sites have
 * one name in front of SITES_HOST, or a domain of their own, which is never one below either. No header but Host is believed.
 */
export function createHostReader({ siteUrl, sitesHost }: Pick<Config, "siteUrl" | "sitesHost">): ReadHost {
  const appName = new URL(siteUrl).hostname;
  const isLocalApp = isLoopbackName(appName);
  const subdomainOf = createSubdomainReader({ sitesHost });
  const ours = [`.${appName}`, `.${nameOf(sitesHost) ?? appName}`];

  return (request) => {
    const named = request.headers.host;
    const name = named === undefined ? undefined : nameOf(named);
    if (named !== undefined && name === undefined) return broken;
    if (!bringInForm(request, name)) return broken;
    if (name === undefined) return other;
    const isOwn = ownNames.has(name) && isFromHere(request);
    if (isOwn || name === appName || (isLocalApp && ownNames.has(name))) return { kind: "app", isOwn };
    const subdomain = subdomainOf(name);
    if (subdomain !== undefined) return { kind: "site", subdomain };
    return isDomain(name) && !ours.some((end) => name.endsWith(end)) ? { kind: "domain", host: name } : other;
  };
}

/** What gives the one name in front of SITES_HOST in a host's name without port; undefined where it is no site's. */
export function createSubdomainReader({
  sitesHost,
}: Pick<Config, "sitesHost">): (name: string) => string | undefined {
  const end = `.${nameOf(sitesHost) ?? ""}`;
  return (name) => {
    const subdomain = name.endsWith(end) ? name.slice(0, -end.length) : "";
    return subdomain === "" || subdomain.includes(".") ? undefined : subdomain;
  };
}

/** The name in a Host header, without port and in small letters; undefined where it is none. */
function nameOf(host: string): string | undefined {
  return hostShape.exec(host)?.[1]?.toLowerCase();
}

/** Whether a request comes from this machine itself, such as from a reverse proxy on it. */
function isFromHere({ socket }: IncomingMessage): boolean {
  return isLoopbackName(bareAddress(socket.remoteAddress ?? ""));
}

/**
 * Whether the target of `request` is a path; one with a host in front becomes one if that is the host of its header too: of two,
 * a proxy in front of this server could have looked at the other.
 */
function bringInForm(request: IncomingMessage, name: string | undefined): boolean {
  const { url = "/" } = request;
  if (url.startsWith("/") || url === "*") return true;
  const [start, authority = ""] = absoluteTarget.exec(url) ?? [];
  if (start === undefined || name === undefined || nameOf(authority) !== name) return false;
  const rest = url.slice(start.length);
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  return true;
}
