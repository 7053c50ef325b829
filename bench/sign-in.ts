import type { Product } from "../tests/start-product.ts";

const password = "correct horse battery";

export type Session = { access_token: string; user: { id: string } };

/** Makes a confirmed account. Throws with the answer where the product does not. */
export async function createUser(product: Product, email: string): Promise<void> {
  const response = await fetch(`${product.url}/auth/v1/admin/users`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${product.secretKey}` },
    body: JSON.stringify({ email, password, email_confirm: true }),
  });
  if (!response.ok) throw new Error(`could not create ${email}: ${response.status} ${await response.text()}`);
}

/** Signs an account of `createUser` in, as somebody at this address would. Throws with the answer where that is refused. */
export async function signIn(product: Product, email: string, address: string): Promise<Session> {
  const response = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok)
    throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`);
  return (await response.json()) as Session;
}
