import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";

/** Forgets words that were kept. */
export const deleteReply = adminCommand("delete-reply", z.strictObject({ request, reply: id }), done);
