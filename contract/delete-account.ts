import { z } from "zod";
import { command, request } from "./command.ts";

/**
 * Has the own account leave: from now on it stands still, and it is erased at `leavesAt`. `email` is the account's own address, typed.
 * Whoever has a password says it; whoever has none and signed in long ago brings the code that was mailed to them. Without it
 * `proof_needed` says in `fields` which of the two is missing, or wrong.
 */
export const deleteAccount = command(
  "delete-account",
  z.strictObject({
    request,
    email: z.string().max(255),
    password: z.string().max(256).optional(),
    code: z.string().max(20).optional(),
  }),
  z.strictObject({ leavesAt: z.iso.datetime() }),
);
