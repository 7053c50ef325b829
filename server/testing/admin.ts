import { createPerson, type Person } from "./send-command.ts";
import type { AskedServer } from "./test-server.ts";

/** Somebody who administers the studio, signed in. */
export async function createAdmin(server: AskedServer): Promise<Person> {
  const admin = await createPerson(server);
  await server.owner.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  return admin;
}
