import type { Product } from "../start-product.ts";
import { expect } from "./fixtures.ts";

export type ReceivedMail = {
  id: string;
  kind: string;
  to: string;
  subject: string;
  link: string;
  code: string;
};

/** Waits for the mail of this kind to this address and gives the newest one, from the outbox of `product`. */
export async function readMail(product: Product, to: string, kind: string): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect(async () => {
    found = (await readMails(product, to)).find((mail) => mail.kind === kind);
    expect(found, `a mail of kind "${kind}" to ${to}`).toBeDefined();
  }).toPass();
  if (!found) throw new Error("unreachable: the wait above ends with a mail or throws");
  return found;
}

/** All mails to this address, newest first. */
export async function readMails(product: Product, to: string): Promise<ReceivedMail[]> {
  const key = new URL(await product.outboxLink()).searchParams.get("key");
  const headers = { accept: "application/json", cookie: `outbox=${key}` };
  const response = await fetch(`${product.url}/outbox`, { headers });
  if (!response.ok) throw new Error(`the outbox answers ${response.status}`);
  const mails = (await response.json()) as ReceivedMail[];
  return mails.filter((mail) => mail.to === to);
}
