import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PostgrestClient } from "@supabase/postgrest-js";
import {
  type Claims,
  createSigningKeys,
  type SigningKeys,
  signAccessToken,
} from "../../auth/session/access-token.ts";
import { createTestServer, type TestServer, type TestServerOptions } from "../../testing/test-server.ts";

export type TestUser = { id: string; session: string; claims: Claims; token: string; data: PostgrestClient };

export type DataServer = TestServer & {
  keys: SigningKeys;
  /** The official client with these headers: none for an anonymous visitor. */
  data: (headers?: Record<string, string>) => PostgrestClient;
  /** A signed-in account of its own, with the official client acting for it. */
  signUp: () => Promise<TestUser>;
  /** A request as it is, for what the official client would never send. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
};

/** The whole application with the tables and functions of notes.sql in schema `public`. */
export async function createDataServer(options?: TestServerOptions): Promise<DataServer> {
  const server = await createTestServer(options);
  await server.owner.query(await readFile(new URL("notes.sql", import.meta.url), "utf8"));
  const keys = createSigningKeys(server.database);
  const data = (headers: Record<string, string> = {}) =>
    new PostgrestClient(`${server.url}/rest/v1`, { headers, retry: false });
  return {
    ...server,
    keys,
    data,
    request: (path, init) => fetch(`${server.url}/rest/v1${path}`, init),
    signUp: async () => {
      const [id, session] = [randomUUID(), randomUUID()];
      const email = `${id}@example.com`;
      await server.owner.query(
        "insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())",
        [id, email],
      );
      await server.owner.query("insert into auth.sessions (id, user_id, amr) values ($1, $2, '[]')", [
        session,
        id,
      ]);
      const claims = createClaims({ sub: id, session_id: session, email, iss: `${server.url}/auth/v1` });
      const token = await signAccessToken(keys, claims);
      return { id, session, claims, token, data: data({ authorization: `Bearer ${token}` }) };
    },
  };
}

/** The claims of an access token that is valid for an hour, but for `overrides`. */
export function createClaims(overrides: Partial<Claims> = {}): Claims {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: randomUUID(),
    aud: "authenticated",
    role: "authenticated",
    email: "somebody@example.com",
    session_id: randomUUID(),
    aal: "aal1",
    amr: [],
    app_metadata: {},
    user_metadata: {},
    iss: "http://localhost/auth/v1",
    iat: now,
    exp: now + 3600,
    ...overrides,
  };
}
