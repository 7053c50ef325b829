import { type Account, createAccount, signIn } from "./accounts.ts";
import type { AskedServer } from "./test-server.ts";

export type Person = Account & { token: string };

/** Somebody with an account, signed in. */
export async function createPerson(server: AskedServer): Promise<Person> {
  const account = await createAccount(server);
  const { session } = await signIn(server, account);
  return { ...account, token: session.access_token };
}

/** What a command answers to `person`, or to nobody. */
export async function sendCommand(
  server: AskedServer,
  person: Pick<Person, "token"> | undefined,
  name: string,
  body: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${server.url}/api/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(person && { authorization: `Bearer ${person.token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
