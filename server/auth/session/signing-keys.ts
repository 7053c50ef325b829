import { randomUUID } from "node:crypto";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";

export type SigningKey = { id: string; sign: CryptoKey; verify: CryptoKey; publicJwk: JWK };

export type SigningKeys = {
  /** The key that new tokens are signed with. */
  newest: () => Promise<SigningKey>;
  /** The key with this id, or undefined when there is none, not even in the database. */
  find: (id: string) => Promise<SigningKey | undefined>;
  /** Every key that tokens may still be signed with, newest first. */
  all: () => Promise<readonly SigningKey[]>;
};

/** How long an unknown key id is answered from memory, so that made-up ids do not reach the database. */
const shortestReload = 10_000;

/** What a key signs: what is signed for the one is never taken for the other. */
export type KeyPurpose = "session" | "receipt";

/**
 * The ES256 keys of this installation for one purpose, kept in `private.signing_keys` and read on first use; the first server to
 * look makes the first key. A database that cannot be reached throws its own error and is asked again next time.
 */
export function createSigningKeys(database: Database, purpose: KeyPurpose = "session"): SigningKeys {
  let loading: Promise<readonly SigningKey[]> | undefined;
  let loadedAt = 0;

  function load(): Promise<readonly SigningKey[]> {
    loadedAt = Date.now();
    const attempt = loadSigningKeys(database, purpose);
    attempt.catch(() => {
      if (loading === attempt) loading = undefined;
    });
    loading = attempt;
    return attempt;
  }

  const all = () => loading ?? load();
  const pick = (keys: readonly SigningKey[], id: string) => keys.find((key) => key.id === id);

  return {
    all,
    newest: async () => {
      const [newest] = await all();
      if (!newest) throw new Error("There is no signing key.");
      return newest;
    },
    find: async (id) => {
      const known = pick(await all(), id);
      if (known || Date.now() - loadedAt < shortestReload) return known;
      return pick(await load(), id);
    },
  };
}

async function loadSigningKeys(database: Database, purpose: KeyPurpose): Promise<readonly SigningKey[]> {
  const rows = await database.typed.transaction().execute(async (transaction) => {
    // Servers that start at once take turns: the second one finds the key that the first one made.
    await sql`select pg_advisory_xact_lock(5318008229)`.execute(transaction);
    const select = sql<{ id: string; private_jwk: JWK }>`
      select id, private_jwk from private.signing_keys where purpose = ${purpose} order by created_at desc, id`;
    const existing = (await select.execute(transaction)).rows;
    if (existing.length > 0) return existing;
    const { privateKey } = await generateKeyPair("ES256", { extractable: true });
    const row = { id: randomUUID(), private_jwk: await exportJWK(privateKey) };
    await sql`insert into private.signing_keys (id, private_jwk, purpose)
      values (${row.id}, ${JSON.stringify(row.private_jwk)}::jsonb, ${purpose})`.execute(transaction);
    return [row];
  });
  return Promise.all(rows.map((row) => importSigningKey(row.id, row.private_jwk)));
}

async function importSigningKey(id: string, privateJwk: JWK): Promise<SigningKey> {
  const { kty, crv, x, y } = privateJwk;
  if (kty !== "EC" || crv !== "P-256" || !x || !y) throw new Error(`Signing key ${id} is not an ES256 key.`);
  const publicJwk: JWK = {
    kty,
    crv,
    x,
    y,
    kid: id,
    alg: "ES256",
    use: "sig",
    key_ops: ["verify"],
    ext: true,
  };
  const [sign, verify] = await Promise.all([
    importJWK({ ...privateJwk, kty: "EC", key_ops: ["sign"] }, "ES256"),
    importJWK({ ...publicJwk, kty: "EC" }, "ES256"),
  ]);
  if (sign instanceof Uint8Array || verify instanceof Uint8Array)
    throw new Error(`Signing key ${id} is symmetric.`);
  return { id, sign, verify, publicJwk };
}
