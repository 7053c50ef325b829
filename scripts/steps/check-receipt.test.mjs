import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { checkReceipt, NoReceipt } from "./check-receipt.mjs";

const origin = "https://kiln.example";
const files = { "/": "<h1>Clay</h1>", "/menu": "<h1>Menu</h1>", "/404": "<h1>Nothing</h1>" };
const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const jwk = { ...publicKey.export({ format: "jwk" }), kid: "one" };

const receipt = {
  origin,
  version: 3,
  at: "2026-11-26T09:00:00.000Z",
  renderer: "r",
  files: Object.entries(files).map(([path, text]) => ({
    path,
    sha256: createHash("sha256").update(text).digest("hex"),
    type: "text/html",
  })),
};

function signed(payload, { key = privateKey, ...header } = {}) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg: "ES256", kid: "one", typ: "site-receipt+jws", ...header })}.${part(payload)}`;
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}

/** A site that serves `overrides` in place of what it should. */
function site(overrides = {}) {
  const served = {
    "/.well-known/receipt.json": JSON.stringify({ receipt: signed(receipt), ...receipt }),
    "/.well-known/jwks.json": JSON.stringify({ keys: [jwk] }),
    ...files,
    ...overrides,
  };
  return async (url) => {
    const { pathname } = new URL(url);
    const body = served[pathname];
    if (body === undefined) return { status: 410, body: Buffer.from("") };
    return { status: pathname === "/404" ? 404 : 200, body: Buffer.from(body) };
  };
}

const check = (overrides, url = origin) => checkReceipt(url, { ask: site(overrides) });

test("a site that serves what was signed has no differences", async () => {
  expect(await check()).toEqual({ receipt, differences: [] });
});

test("another file, a missing one and another address are told, each with its name", async () => {
  expect((await check({ "/menu": "<h1>Mine</h1>" })).differences).toEqual([
    expect.stringContaining("/menu is another file"),
  ]);
  expect((await check({ "/menu": undefined })).differences).toEqual(["/menu answers 410."]);
  expect((await check({}, "https://copy.example")).differences).toEqual([
    "It was signed for https://kiln.example, not for https://copy.example.",
  ]);
});

test("what can be read beside the receipt must be what was signed", async () => {
  const shown = JSON.stringify({ receipt: signed(receipt), ...receipt, version: 4 });
  expect((await check({ "/.well-known/receipt.json": shown })).differences).toHaveLength(1);
});

const other = generateKeyPairSync("ec", { namedCurve: "P-256" });
const [head, payload, signature] = signed(receipt).split(".");
const forged = Buffer.from(JSON.stringify({ ...receipt, version: 9 })).toString("base64url");

test.each([
  ["none at all", { "/.well-known/receipt.json": undefined }],
  ["a page in its place", { "/.well-known/receipt.json": "<h1>All is well</h1>" }],
  ["one that was changed", { "/.well-known/receipt.json": { receipt: `${head}.${forged}.${signature}` } }],
  ["one without a signature", { "/.well-known/receipt.json": { receipt: `${head}.${payload}.` } }],
  [
    "one that says it needs none",
    { "/.well-known/receipt.json": { receipt: signed(receipt, { alg: "none" }) } },
  ],
  [
    "a key of somebody else",
    { "/.well-known/receipt.json": { receipt: signed(receipt, { key: other.privateKey }) } },
  ],
  ["an unknown key", { "/.well-known/receipt.json": { receipt: signed(receipt, { kid: "two" }) } }],
  [
    "something else that the key has signed",
    { "/.well-known/receipt.json": { receipt: signed(receipt, { typ: "JWT" }) } },
  ],
  [
    "no files",
    { "/.well-known/receipt.json": { receipt: signed({ ...receipt, files: [{ path: "@evil.example/" }] }) } },
  ],
])("a receipt is refused that is %s", async (_, overrides) => {
  const texts = Object.entries(overrides).map(([path, value]) => [
    path,
    typeof value === "object" ? JSON.stringify(value) : value,
  ]);
  await expect(check(Object.fromEntries(texts))).rejects.toThrow(NoReceipt);
});
