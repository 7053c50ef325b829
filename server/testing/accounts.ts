import { randomBytes } from "node:crypto";
import type { GoTrueClient, Session, User } from "@supabase/auth-js";
import { expect } from "vitest";
import type { Mail } from "../mail/mail-queue.ts";
import type { AskedServer, TestServer } from "./test-server.ts";

export type Account = { id: string; email: string; password: string };

/** Limits so high that a test meets none; for tests about what holds besides limits. */
export const noLimits = Object.fromEntries(
  [
    "password-by-ip",
    "code-by-ip",
    "sign-up-by-ip",
    "failed-password-by-address-and-network",
    "failed-password-by-address",
    "mail-by-address-minute",
    "mail-by-address-hour",
    "request-by-ip",
  ].map((name) => [name, { points: 1_000_000, seconds: 60 }]),
);

/** An address that nobody has yet. */
export function newEmail(): string {
  return `person-${randomBytes(6).toString("hex")}@example.com`;
}

/** A confirmed account, made with the secret key, so that no mail goes out and no limit is touched. */
export async function createAccount(
  server: AskedServer,
  overrides: Partial<Omit<Account, "id">> & { confirmed?: boolean; metadata?: object } = {},
): Promise<Account> {
  const { email = newEmail(), password = "correct horse", confirmed = true, metadata = {} } = overrides;
  const { data, error } = await adminClient(server).admin.createUser({
    email,
    password,
    email_confirm: confirmed,
    user_metadata: metadata,
  });
  if (error) throw error;
  return { id: data.user.id, email, password };
}

/** The official client with the secret key. */
export function adminClient(server: AskedServer): GoTrueClient {
  return server.client({ authorization: `Bearer ${server.secretKey}` });
}

export type SignedIn = { client: GoTrueClient; session: Session; user: User };

/** Another browser that is signed in to the account. */
export async function signIn(server: AskedServer, account: Account): Promise<SignedIn> {
  const client = server.client();
  const { data, error } = await client.signInWithPassword(account);
  if (error) throw error;
  return { client, ...data };
}

/** The newest mail of `kind` that went to `email`. Throws when there is none. */
export async function newestMail<Kind extends Mail["kind"]>(
  server: TestServer,
  kind: Kind,
  email: string,
): Promise<Extract<Mail, { kind: Kind }>> {
  const mails = await server.mails();
  const mail = mails.findLast((candidate) => candidate.kind === kind && candidate.to === email);
  if (!mail) throw new Error(`No ${kind} mail went to ${email}.`);
  return mail as Extract<Mail, { kind: Kind }>;
}

/** The secret that a mail's link carries. */
export function tokenOf(link: string): string {
  return new URL(link).searchParams.get("token") ?? "";
}

/** Follows a mail's link as a browser does, up to the page it leads to. */
export async function follow(
  link: string,
): Promise<{ status: number; target: URL; fragment: URLSearchParams }> {
  const response = await fetch(link, { redirect: "manual" });
  const target = new URL(response.headers.get("location") ?? "", link);
  return { status: response.status, target, fragment: new URLSearchParams(target.hash.slice(1)) };
}

/** A request as no client would send it. */
export async function send(
  server: TestServer,
  method: string,
  path: string,
  options: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    redirect: "manual",
    headers: {
      "content-type": "application/json",
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(options.body === undefined
      ? {}
      : { body: typeof options.body === "string" ? options.body : JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? {} : JSON.parse(text), headers: response.headers };
}

/** Waits until another connection of this database waits for a lock: a request has come to where the test wants it. */
export async function untilBlocked(server: TestServer): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await server.owner.query(
        "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return rows[0].n;
    })
    .toBe(1);
}
