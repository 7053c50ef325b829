import { randomBytes, randomUUID } from "node:crypto";
import { siteRoles } from "../../contract/permissions.ts";
import { createPerson, type Person, sendCommand } from "./send-command.ts";
import type { AskedServer } from "./test-server.ts";

/** An address that no other site has. */
export function newSubdomain(): string {
  return `site-${randomBytes(6).toString("hex")}`;
}

/** What `create-site` is sent, for a plumber unless told otherwise. */
export function siteBeginning(
  overrides: Record<string, unknown> = {},
): Record<string, unknown> & { site: string } {
  return {
    site: randomUUID(),
    name: "Weir & Sons",
    subdomain: newSubdomain(),
    from: {
      kind: "template",
      template: "plumbing",
      facts: { name: "Weir & Sons", trade: "Plumber", phone: "+49 30 901820", city: "Berlin" },
      language: "en-US",
    },
    ...overrides,
  };
}

/** A site of `owner`, made by the command; gives its id. */
export async function createSite(
  server: AskedServer,
  owner: Person,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const beginning = siteBeginning(overrides);
  const { status, body } = await sendCommand(server, owner, "create-site", beginning);
  if (status !== 200) throw new Error(`no site was made: ${status} ${JSON.stringify(body)}`);
  return beginning.site;
}

/** A site with one person of each role, and a stranger to it. */
export async function createSiteWithMembers(server: AskedServer) {
  const [owner, editor, viewer, stranger] = await Promise.all([
    createPerson(server),
    createPerson(server),
    createPerson(server),
    createPerson(server),
  ]);
  const site = await createSite(server, owner);
  const people = { owner, editor, viewer, stranger };
  for (const role of siteRoles.filter((one) => one !== "owner")) {
    await server.owner.query("insert into site_members (site, user_id, role) values ($1, $2, $3)", [
      site,
      people[role].id,
      role,
    ]);
  }
  return { site, ...people };
}
