import { expect, test } from "vitest";
import { createAccount, newestMail, noLimits, signIn } from "../testing/accounts.ts";
import { createTestServer } from "../testing/test-server.ts";
import { sweep } from "./sweep.ts";

test("the sweep removes what has served its time and leaves everything else", async () => {
  const server = await createTestServer({ limits: noLimits });
  const { owner, database } = server;
  const account = await createAccount(server);
  const { client } = await signIn(server, account);
  await client.refreshSession();
  await client.refreshSession();
  await client.signInWithOtp({ email: account.email });
  await client.resetPasswordForEmail(account.email);
  await newestMail(server, "recovery", account.email);
  await owner.query(
    "update auth.one_time_tokens set expires_at = now() - interval '1 second' where token_type = 'recovery_token'",
  );
  await owner.query(
    "update auth.refresh_tokens set updated_at = now() - interval '8 days' where parent is null or not revoked",
  );
  await owner.query(
    "update auth.audit_log_entries set created_at = now() - interval '91 days' where payload ->> 'action' = 'user_created'",
  );
  await owner.query("update private.rate_limits set expire = 1000 where key like 'password-by-ip%'");

  await sweep(database);

  const { rows: tokens } = await owner.query("select token_type from auth.one_time_tokens");
  expect(tokens).toEqual([{ token_type: "magic_link_token" }]);
  const { rows: refreshTokens } = await owner.query("select revoked from auth.refresh_tokens order by id");
  expect(refreshTokens).toEqual([{ revoked: true }, { revoked: false }]);
  const { rows: audit } = await owner.query(
    "select payload ->> 'action' as action from auth.audit_log_entries where payload ->> 'action' in ('user_created', 'login')",
  );
  expect(audit).toEqual([{ action: "login" }]);
  const { rows: limits } = await owner.query("select key from private.rate_limits order by key");
  expect(limits.length).toBeGreaterThan(0);
  expect(limits.filter(({ key }) => key.startsWith("password-by-ip"))).toEqual([]);
  expect((await client.refreshSession()).error).toBeNull();
});
