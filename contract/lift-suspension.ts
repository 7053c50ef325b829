import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";

/** Lets a suspended account in again, with all that it had. */
export const liftSuspension = adminCommand("lift-suspension", z.strictObject({ request, account: id }), done);
