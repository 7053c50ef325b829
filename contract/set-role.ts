import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";

/** What somebody can be in the studio. */
export const roles = ["customer", "admin"] as const;

export type Role = (typeof roles)[number];

/** Says what somebody is: grants or declines the role that they asked for, gives it, or takes it. The last administrator stays one. */
export const setRole = adminCommand(
  "set-role",
  z.strictObject({ request, account: id, role: z.enum(roles) }),
  done,
);
