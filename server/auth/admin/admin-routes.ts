import { Hono } from "hono";
import { z } from "zod";
import { userBody } from "../account/user-body.ts";
import { metadata } from "../account/user-metadata.ts";
import { findUserById } from "../account/user-row.ts";
import type { Auth } from "../auth-parts.ts";
import { AuthError } from "../request/auth-error.ts";
import { emailAddress } from "../request/email-address.ts";
import { checkInput, readBody } from "../request/read-body.ts";
import { requesterOf } from "../request/requester-of.ts";
import { banDuration } from "./ban-duration.ts";
import { createUserAsAdmin } from "./create-user-as-admin.ts";
import { deleteUserAsAdmin } from "./delete-user-as-admin.ts";
import { listUsers } from "./list-users.ts";
import { requireSecretKey } from "./require-secret-key.ts";
import { updateUserAsAdmin } from "./update-user-as-admin.ts";

const noPhone = z.undefined("Phone numbers are not supported.").optional();

const userChanges = z.object({
  email: emailAddress.optional(),
  password: z.string().optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  app_metadata: metadata.optional(),
  ban_duration: banDuration.optional(),
  phone: noPhone,
});
const newUser = userChanges.extend({ email: emailAddress });
const deletion = z.object({ should_soft_delete: z.boolean().default(false) });
const userId = z.uuid("user_id must be an UUID");
const page = z.object({
  page: z.preprocess((value) => value || 1, z.coerce.number().int().min(1).max(1_000_000)),
  per_page: z.preprocess((value) => value || 50, z.coerce.number().int().min(1).max(1_000)),
});

/** `/auth/v1/admin`: accounts by the hand of whoever has the secret key, and of nobody else. */
export function adminRoutes(auth: Auth, secretKey: string): Hono {
  const routes = new Hono();
  routes.use(requireSecretKey(auth, secretKey));

  routes.get("/users", async (context) => {
    const asked = checkInput(page, context.req.query());
    const { users, total } = await listUsers(auth, asked.page, asked.per_page);
    context.header("x-total-count", String(total));
    context.header("link", linksTo(asked.page, asked.per_page, total));
    return context.json({ users, aud: "authenticated" });
  });

  routes.post("/users", async (context) => {
    const changes = await readBody(context, newUser);
    return context.json(await createUserAsAdmin(auth, changes, requesterOf(context)));
  });

  routes.get("/users/:id", async (context) => {
    const user = await findUserById(auth.database.typed, checkInput(userId, context.req.param("id")));
    if (!user) throw new AuthError(404, "user_not_found", "User not found");
    return context.json(userBody(user));
  });

  routes.put("/users/:id", async (context) => {
    const id = checkInput(userId, context.req.param("id"));
    const changes = await readBody(context, userChanges);
    return context.json(await updateUserAsAdmin(auth, id, changes, requesterOf(context)));
  });

  routes.delete("/users/:id", async (context) => {
    const id = checkInput(userId, context.req.param("id"));
    const { should_soft_delete } = await readBody(context, deletion);
    await deleteUserAsAdmin(auth, id, { soft: should_soft_delete }, requesterOf(context));
    return context.json({});
  });

  return routes;
}

/** The `Link` header from which auth-js reads the next and the last page. */
function linksTo(current: number, perPage: number, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (number: number, name: string) =>
    `</admin/users?page=${number}&per_page=${perPage}>; rel="${name}"`;
  return [...(current < last ? [link(current + 1, "next")] : []), link(last, "last")].join(", ");
}
