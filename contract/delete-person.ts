import { z } from "zod";
import { adminCommand, id, request } from "./command.ts";

/**
 * Has somebody's account leave: it stands still from now on, and is erased at `leavesAt`. `email` is its address, typed. Until then
 * whoever it is may come back, and `keep-person` takes it back.
 */
export const deletePerson = adminCommand(
  "delete-person",
  z.strictObject({ request, account: id, email: z.string().max(255) }),
  z.strictObject({ leavesAt: z.iso.datetime() }),
);
