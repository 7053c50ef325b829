import { z } from "zod";
import { adminCommand, id, request } from "./command.ts";
import { invitedAddress } from "./invite-member.ts";

/** Opens an account for somebody as a customer, and mails the link by which they choose their password: good for 7 days. */
export const invitePerson = adminCommand(
  "invite-person",
  z.strictObject({
    request,
    email: invitedAddress,
    name: z
      .string()
      .transform((name) => name.trim())
      .pipe(z.string().max(200)),
  }),
  z.strictObject({ account: id }),
);
