import type { IncomingMessage } from "node:http";

/**
 * Whether a request names exactly one host, as RFC 9112 (section 3.2) asks of it; one of HTTP/1.0 may name none. Of two,
 * a proxy in front of this server could have looked at one and the server at the other.
 */
export function namesOneHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}
