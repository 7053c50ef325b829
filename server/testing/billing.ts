import { randomUUID } from "node:crypto";
import { createPerson, type Person, sendCommand } from "./send-command.ts";
import type { AskedServer } from "./test-server.ts";

export const sampleBuyer = {
  name: "Weir & Sons",
  street: "12 Quay Street",
  city: "Portland",
  region: "OR",
  postalCode: "97209",
  country: "US",
  taxId: "",
};

/** What `make-quote` is sent, for the starter project unless told otherwise. */
export function quoteFor(email: string, overrides: Record<string, unknown> = {}) {
  return {
    request: randomUUID(),
    quote: randomUUID(),
    email,
    offer: "starter",
    title: "A website for Weir & Sons",
    note: "",
    currency: "USD",
    lines: [{ text: "Starter project", quantity: 1, unitCents: 1_500_000 }],
    taxRate: 0,
    validUntil: "2099-01-01",
    ...overrides,
  };
}

/** What `issue-invoice` is sent. */
export function invoiceFor(email: string, overrides: Record<string, unknown> = {}) {
  return {
    request: randomUUID(),
    invoice: randomUUID(),
    email,
    buyer: sampleBuyer,
    currency: "USD",
    lines: [{ text: "Photographs", quantity: 2, unitCents: 50_000 }],
    taxRate: 1_900,
    dueInDays: 14,
    ...overrides,
  };
}

/** Sends a command that must be done, and gives its answer. */
export async function mustSend(
  server: AskedServer,
  person: Person,
  name: string,
  body: object,
): Promise<Record<string, unknown>> {
  const answer = await sendCommand(server, person, name, body);
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A customer whose quote for a project, accepted, has brought a year of hosting; gives its invoice. */
export async function createCustomer(server: AskedServer, admin: Person) {
  const customer = await createPerson(server);
  const quote = quoteFor(customer.email);
  await mustSend(server, admin, "make-quote", quote);
  const accepted = await mustSend(server, customer, "accept-quote", {
    request: randomUUID(),
    quote: { id: quote.quote },
    buyer: sampleBuyer,
  });
  return { customer, invoice: String(accepted.invoice), number: String(accepted.number) };
}
