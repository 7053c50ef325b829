/** Names that lead nowhere on the open internet. */
const closed = /\.(localhost|local|internal|invalid|onion|arpa|home|lan)$/;

/** Of countries: the second names under which they register, as in `co.uk`. */
const registries = /^(ac|co|com|edu|go|gob|gov|gv|ne|net|or|org)\.[a-z]{2}$/;

/**
 * A domain as the network calls it: small letters, other alphabets as `xn--`, no dot at its end. Undefined for what is no name
 * that somebody could own.
 */
export function plainHost(typed: string): string | undefined {
  const name = typed.trim().replace(/\.$/, "");
  // What a URL would take for a name with something before or behind it.
  if (/[\s/\\@:?#%[\]<>^|]/.test(name) || !URL.canParse(`http://${name}`)) return undefined;
  const { hostname } = new URL(`http://${name}`);
  const isName =
    hostname.length <= 253 &&
    /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,59})$/.test(hostname);
  return isName && !closed.test(hostname) && !registries.test(hostname) ? hostname : undefined;
}

/**
 * The other of the two names that people type for one domain, with www and without; undefined for what lies below a domain already, such
 * as shop.example.com, which nobody types with www.
 */
export function twinOf(host: string): string | undefined {
  if (host.startsWith("www.")) return plainHost(host.slice("www.".length));
  const [, ...rest] = host.split(".");
  const isDomain = rest.length === 1 || registries.test(rest.join("."));
  return isDomain ? plainHost(`www.${host}`) : undefined;
}
