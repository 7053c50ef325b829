import type { Product } from "../tests/start-product.ts";
import { load } from "./load.ts";
import type { Row } from "./rows.ts";
import { createUser, signIn } from "./sign-in.ts";

/** Reading one's profile through the client protocol, and fifty sign-ins at once beside page loads. */
export async function measureAccounts(product: Product): Promise<Row[]> {
  const emails = Array.from({ length: 50 }, (_, index) => `bench-${index}@fabula.test`);
  for (const email of emails) await createUser(product, email);
  const session = await signIn(product, emails[0] ?? "", "10.0.0.1");
  const profile = {
    url: `${product.url}/rest/v1/profiles?select=*&user_id=eq.${session.user.id}`,
    connections: 10,
    headers: { authorization: `Bearer ${session.access_token}`, accept: "application/vnd.pgrst.object+json" },
  };
  await load({ ...profile, seconds: 3 });
  const reads = await load({ ...profile, seconds: 5 });
  const beside = load({ url: `${product.url}/`, connections: 2, seconds: 5 });
  const signIns = Promise.all(emails.map((email, index) => signIn(product, email, `10.0.1.${index}`)));
  const [pages] = await Promise.all([beside, signIns]);
  return [
    {
      what: "profile reads, 10 connections",
      budget: ">= 5000/s",
      value: `${Math.round(reads.perSecond)}/s${reads.failures ? `, ${reads.failures} failed` : ""}`,
      holds: reads.perSecond >= 5000 && reads.failures === 0,
    },
    {
      what: "pages beside 50 sign-ins at once: p95",
      budget: "<= 5 ms",
      value: `${pages.p95.toFixed(1)} ms`,
      holds: pages.p95 <= 5 && pages.failures === 0,
    },
  ];
}
