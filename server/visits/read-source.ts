import type { IncomingHttpHeaders } from "node:http";
import { unnamedSources } from "../../contract/visits.ts";

/** Names with a dot, so that none is taken for what stands for many. */
const hostOfAddress = /^https?:\/\/(?:www\.)?([a-z\d-]+(?:\.[a-z\d-]+)+)\.?(?::\d+)?(?:[/?#]|$)/i;
const longestHost = 100;

/**
 * Where somebody comes from who asks for a page: the host of another site, nowhere (an empty text) from page to page of the same,
 * `direct` where nobody says.
 */
export function readSource(headers: IncomingHttpHeaders): string {
  const { referer, host = "" } = headers;
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite === "same-origin") return "";
  if (referer === undefined || referer === "") return unnamedSources.direct;
  const named = hostOfAddress.exec(referer)?.[1]?.toLowerCase();
  if (named === undefined || named.length > longestHost)
    return isOwn(referer, host) ? "" : unnamedSources.direct;
  return isOwn(referer, host) ? "" : named;
}

function isOwn(referer: string, host: string): boolean {
  const from = referer.indexOf("//") + 2;
  const behind = referer.charAt(from + host.length);
  return (
    referer.slice(from, from + host.length).toLowerCase() === host.toLowerCase() &&
    (behind === "" || behind === "/" || behind === "?" || behind === "#")
  );
}
