import { randomUUID } from "node:crypto";
import { createPerson, type Person, sendCommand } from "../../testing/send-command.ts";
import type { AskedServer } from "../../testing/test-server.ts";

/** Somebody of the studio, signed in. */
export async function createAdministrator(server: AskedServer): Promise<Person> {
  const person = await createPerson(server);
  await server.owner.query("update profiles set role = 'admin' where user_id = $1", [person.id]);
  return person;
}

/** What `ask-studio` is sent, unless told otherwise. */
export function question(
  overrides: Record<string, unknown> = {},
): Record<string, unknown> & { ticket: string } {
  return {
    request: randomUUID(),
    ticket: randomUUID(),
    subject: "Where do I change the hours?",
    body: "They stand in the footer.",
    ...overrides,
  };
}

/** A question of `person`; gives its id. */
export async function ask(
  server: AskedServer,
  person: Person,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const asked = question(overrides);
  const { status, body } = await sendCommand(server, person, "ask-studio", asked);
  if (status !== 200) throw new Error(`nothing was asked: ${status} ${JSON.stringify(body)}`);
  return asked.ticket;
}

/** What `answer-ticket` is sent, unless told otherwise. */
export function answer(ticket: string, overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    request: randomUUID(),
    ticket,
    message: randomUUID(),
    body: "Under Facts.",
    as: "answer",
    ...overrides,
  };
}

/** All that the database holds of a question, and how many mails and acts there are of it. */
export async function stateOf(server: AskedServer, ticket: string) {
  const one = async (statement: string) => (await server.owner.query(statement, [ticket])).rows;
  return {
    ticket: await one("select * from tickets where id = $1"),
    messages: await one("select * from ticket_messages where ticket = $1 order by at, id"),
    links: await one("select hash from private.reply_links where ticket = $1 order by hash"),
    audit: await one("select count(*)::int as n from private.audit where target = $1::text"),
  };
}
