import { z } from "zod";
import { command, done, id, request } from "./command.ts";
import { invitedRoles } from "./permissions.ts";

/** Makes an editor a viewer, or the other way round; it counts at once. */
export const changeMember = command(
  "change-member",
  z.strictObject({ request, site: id, member: id, role: z.enum(invitedRoles) }),
  done,
);
