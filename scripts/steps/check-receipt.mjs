import { createHash, webcrypto } from "node:crypto";
import { askUrl } from "./ask-url.mjs";

/** Where a site has its receipt, and where the keys are (server/receipts/receipt.ts). */
const receiptPath = "/.well-known/receipt.json";
const keysPath = "/.well-known/jwks.json";
const receiptType = "site-receipt+jws";
/** Files that are asked for at once. */
const atOnce = 4;

/** What stands in the way of comparing anything. */
export class NoReceipt extends Error {}

/**
 * Compares what the site at `url` serves with its receipt, whose signature is checked with the keys at `keysUrl` (its own where
 * there is none). Gives the receipt and a line for each thing that is not as it says; `ask` fetches. Throws `NoReceipt`.
 */
export async function checkReceipt(url, { keysUrl, ask = askUrl } = {}) {
  const { origin } = new URL(url);
  const shown = await readJson(`${origin}${receiptPath}`, ask);
  const keys = (await readJson(keysUrl ?? `${origin}${keysPath}`, ask)).keys;
  if (typeof shown.receipt !== "string" || !Array.isArray(keys))
    throw new NoReceipt(`${origin} answers with something that is no receipt.`);
  const receipt = await verify(shown.receipt, keys);
  const isWhole = Array.isArray(receipt.files) && receipt.files.every(({ path }) => /^\//.test(path));
  if (!isWhole) throw new NoReceipt("The receipt names no files.");
  const differences = [];
  if (receipt.origin !== origin) differences.push(`It was signed for ${receipt.origin}, not for ${origin}.`);
  const { receipt: _, ...readable } = shown;
  if (JSON.stringify(readable) !== JSON.stringify(receipt))
    differences.push("What can be read beside the signed receipt says something else than the receipt.");
  const waiting = [...receipt.files];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const difference = await differenceOf(origin, file, ask);
      if (difference) differences.push(difference);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { receipt, differences };
}

async function readJson(url, ask) {
  const { status, body } = await ask(url).catch((error) => {
    throw new NoReceipt(`${url} is not reached: ${error.message}`);
  });
  if (status !== 200) throw new NoReceipt(`${url} answers ${status}.`);
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new NoReceipt(`${url} answers with something that is no JSON.`);
  }
}

/** What a compact JWS says that was signed by one of `keys` (ES256, nothing else). */
async function verify(jws, keys) {
  const [head = "", payload = "", signature = "", more] = jws.split(".");
  const bytes = (part) => Buffer.from(part, "base64url");
  let header;
  try {
    header = JSON.parse(bytes(head).toString());
  } catch {
    throw new NoReceipt("The receipt is not signed as receipts are.");
  }
  if (more !== undefined || header.alg !== "ES256" || header.typ !== receiptType || header.crit)
    throw new NoReceipt("The receipt is not signed as receipts are.");
  const jwk = keys.find(({ kid, kty, crv }) => kid === header.kid && kty === "EC" && crv === "P-256");
  if (!jwk)
    throw new NoReceipt("The receipt was signed with a key that is not among those that were asked for.");
  const { subtle } = webcrypto;
  const { kty, crv, x, y } = jwk;
  const key = await subtle.importKey("jwk", { kty, crv, x, y }, { name: "ECDSA", namedCurve: crv }, false, [
    "verify",
  ]);
  const isGood = await subtle.verify(
    { name: "ECDSA", hash: "SHA-256" },
    key,
    bytes(signature),
    Buffer.from(`${head}.${payload}`),
  );
  if (!isGood) throw new NoReceipt("The receipt was changed after it was signed.");
  return JSON.parse(bytes(payload).toString());
}

/** In what way a file is not as the receipt says; undefined where it is. */
async function differenceOf(origin, { path, sha256 }, ask) {
  // A page for what there is not comes with what it says.
  const expected = path.endsWith("/404") ? 404 : 200;
  try {
    const { status, body } = await ask(origin + path);
    if (status !== expected) return `${path} answers ${status}.`;
    const found = createHash("sha256").update(body).digest("hex");
    return found === sha256 ? undefined : `${path} is another file: ${found} in place of ${sha256}.`;
  } catch (error) {
    return `${path} is not reached: ${error.message}`;
  }
}
