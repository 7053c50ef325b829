import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";

/** Keeps an account that leaves, with all that it had. */
export const keepPerson = adminCommand("keep-person", z.strictObject({ request, account: id }), done);
